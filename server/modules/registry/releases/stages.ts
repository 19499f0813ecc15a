import type {
  clearStage,
  listStageChanges,
  promoteRelease,
  rollBackStage,
  StageChange,
} from "@console-shell/contract/calls/sub-app-release";
import type { CanaryFigures } from "@console-shell/contract/calls/sub-app-health";
import type { Kysely } from "kysely";
import type { Call, Session } from "../../../kernel/call.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { newId } from "../../../platform/database/id.ts";
import { pageOf } from "../../../platform/database/page-of.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";
import { type AuditedCall, declarePermissions, recordAudit } from "../../identity/index.ts";
import { findSubApp, findUsableRelease, lockSubApp } from "./find-release.ts";
import { increaseRevision } from "./revision.ts";

/** Of operators who get a canary whose share isn't given. */
const defaultShare = 10;

interface Place {
  app: string;
  stage: string;
}

export interface Target {
  id: string;
  version: string;
  share: number | null;
}

/** Where a stage points. */
export const findStage = (transaction: Kysely<Tables>, { app, stage }: Place) =>
  transaction
    .selectFrom("subAppStages")
    .selectAll()
    .where("app", "=", app)
    .where("stage", "=", stage)
    .executeTakeFirst();

interface Change {
  reason: string;
  /** Null: the console itself. */
  changedBy: string | null;
  changedAt: number;
  returned?: CanaryFigures;
}

/** Points a stage to a release or, without one, removes it; with its history, for all open pages. */
export const changeStage = async (
  transaction: Kysely<Tables>,
  place: Place,
  current: Awaited<ReturnType<typeof findStage>>,
  target: Target | null,
  { returned, ...change }: Change,
): Promise<void> => {
  if (target) {
    const { id: releaseId, share } = target;
    // A new share of the same release isn't something to go back from.
    const previousId =
      current?.releaseId === releaseId ? current.previousId : (current?.releaseId ?? null);
    const pointer = { ...change, releaseId, previousId, share };
    await transaction
      .insertInto("subAppStages")
      .values({ ...place, ...pointer })
      .onConflict((conflict) => conflict.columns(["app", "stage"]).doUpdateSet(pointer))
      .execute();
  } else
    await transaction
      .deleteFrom("subAppStages")
      .where("app", "=", place.app)
      .where("stage", "=", place.stage)
      .execute();
  await transaction
    .insertInto("subAppStageChanges")
    .values({
      ...place,
      ...change,
      id: newId(),
      beforeId: current?.releaseId ?? null,
      afterId: target?.id ?? null,
      share: target?.share ?? null,
      returned: returned ?? null,
    })
    .execute();
  await increaseRevision(transaction);
};

type StageCall = AuditedCall & { session: Session; body: { reason: string } };

/** Points a stage to a release, or removes it, with its history. */
const moveStage = (
  call: StageCall,
  { app, stage }: Place,
  choose: (
    transaction: Kysely<Tables>,
    current: Awaited<ReturnType<typeof findStage>>,
  ) => Promise<Target | null>,
): Promise<void> => {
  const { services, session, body, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    await lockSubApp(services, transaction, app);
    const current = await findStage(transaction, { app, stage });
    const target = await choose(transaction, current);
    const place = { app, stage };
    const change = { reason: body.reason, changedBy: session.operatorId, changedAt: now };
    await changeStage(transaction, place, current, target, change);
    if (target) {
      const { manifest } = await transaction
        .selectFrom("subAppReleases")
        .select("manifest")
        .where("id", "=", target.id)
        .executeTakeFirstOrThrow();
      await declarePermissions(transaction, app, manifest.permissions ?? []);
    }
    await recordAudit(call, transaction, {
      action: target ? "sub-app.stage-changed" : "sub-app.stage-removed",
      target: { id: null, name: app },
      details: {
        stage,
        reason: body.reason,
        ...(target && { version: target.version }),
        ...(target?.share != null && { share: String(target.share) }),
        ...(session.token && { token: session.token.name }),
      },
    });
  });
};

/** Points a stage to a release. */
export const promote = (call: Call<typeof promoteRelease>): Promise<void> => {
  const { params, body } = call;
  const { name: app, stage } = params;
  if (body.share !== undefined && stage !== "canary")
    throw new Refusal("bad_input", [{ path: "share", code: "unrecognized_key" }]);
  return moveStage(call, { app, stage }, async (transaction, current) => {
    const { id, version } = await findUsableRelease(transaction, app, body.version);
    const share = stage === "canary" ? (body.share ?? current?.share ?? defaultShare) : null;
    return { id, version, share };
  });
};

/** Points a stage to its previous release again. */
export const rollBack = (call: Call<typeof rollBackStage>): Promise<void> => {
  const { name: app, stage } = call.params;
  return moveStage(call, { app, stage }, async (transaction, current) => {
    const from =
      current &&
      (await transaction
        .selectFrom("subAppReleases")
        .select("version")
        .where("id", "=", current.releaseId)
        .executeTakeFirstOrThrow());
    // A repeated request must not go forward again.
    if (from && from.version !== call.body.from)
      throw new Refusal("conflict", [{ path: "from", code: "stage_moved", name: from.version }]);
    const previous =
      current?.previousId &&
      (await transaction
        .selectFrom("subAppReleases")
        .select(["id", "version"])
        .where("id", "=", current.previousId)
        .where("yankedAt", "is", null)
        .executeTakeFirst());
    if (!current || !previous)
      throw new Refusal("conflict", [{ path: "stage", code: "no_previous" }]);
    return { ...previous, share: current.share };
  });
};

/** Removes a stage. */
export const clear = (call: Call<typeof clearStage>): Promise<void> => {
  const { name: app, stage } = call.params;
  if (stage === "stable") throw new Refusal("conflict", [{ path: "stage", code: "stable_needed" }]);
  return moveStage(call, { app, stage }, (_, current) => {
    if (!current) throw new Refusal("not_found", [{ path: "stage", code: "unknown" }]);
    return Promise.resolve(null);
  });
};

/** One page of the changes of a sub-app's stages. */
export const listChanges = async ({ services, params, query }: Call<typeof listStageChanges>) => {
  const { database } = services;
  await findSubApp(database, params.name);
  return pageOf(
    {
      matching: database.selectFrom("subAppStageChanges").where("app", "=", params.name),
      key: "id",
      sorts: { id: "id" },
      present: (ids: string[]): Promise<StageChange[]> =>
        database
          .selectFrom("subAppStageChanges as change")
          .leftJoin("operators as changer", "changer.id", "change.changedBy")
          .leftJoin("subAppReleases as before", "before.id", "change.beforeId")
          .leftJoin("subAppReleases as after", "after.id", "change.afterId")
          .select([
            "change.id",
            "change.stage",
            "before.version as before",
            "after.version as after",
            "change.share",
            "change.changedAt",
            "changer.name as changedByName",
            "change.reason",
            "change.returned",
          ])
          .where("change.id", "in", ids)
          .execute(),
    },
    { ...query, sort: "id", order: "desc" },
  );
};
