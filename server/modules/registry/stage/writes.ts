import type {
  clearStage,
  promoteRelease,
  rollBackStage,
} from "@console-shell/contract/calls/sub-app-stage";
import type { CanaryFigures } from "@console-shell/contract/calls/sub-app-health";
import { needsBeyond } from "@console-shell/contract/words/sub-app-needs";
import type { Kysely } from "kysely";
import type { By, Call } from "#kernel/call.ts";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { type AuditedCall, declarePermissions, recordAudit } from "#modules/identity/index.ts";
import { findUsableRelease, lockSubApp } from "../sub-app/find.ts";
import { type Place, type Pointer, readPointer } from "./reads.ts";
import { approvedNeeds, askedBy } from "../policy/reads.ts";
import { notifyUnapproved, settleApproved } from "../policy/writes.ts";
import { newestBuild, type OwnBuilds } from "../sub-app/builds.ts";
import { increaseRevision } from "../sub-app/revision.ts";

/** Percentage of operators who get a canary, unless the call gives one. */
const defaultShare = 10;

interface Target {
  id: string;
  version: string;
  share: number | null;
}

interface Change {
  reason: string;
  /** Null: the console itself. */
  changedBy: string | null;
  changedAt: number;
  returned?: CanaryFigures;
  /** Whether each node's own build is what the stage points to, which needs no row. */
  isOwnBuild?: boolean;
}

/** Points a stage to a release or, without one, removes it; with its history, for all open pages. */
export const changeStage = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  place: Place,
  current: Pick<Pointer, "releaseId" | "previousId"> | undefined,
  target: Pick<Target, "id" | "share"> | null,
  { returned, isOwnBuild = false, ...change }: Change,
): Promise<void> => {
  if (target && !isOwnBuild) {
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
  await settleApproved(services, transaction, place.app, change.changedAt);
};

type StageCall = AuditedCall & { session: Session; by: By; body: { reason: string } };

/** Points a stage to a release, or removes it, with its history. */
const moveStage = (
  call: StageCall,
  { app, stage }: Place,
  builds: OwnBuilds,
  choose: (transaction: Kysely<Tables>, current: Pointer | undefined) => Promise<Target | null>,
): Promise<void> => {
  const { services, by, session, body, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    await lockSubApp(services, transaction, app);
    const current = await readPointer(transaction, { app, stage }, builds);
    const target = await choose(transaction, current);
    const place = { app, stage };
    const change = { reason: body.reason, changedBy: by.operatorId, changedAt: by.now };
    // Without a row, each node serves its own build: the same unless another node has a newer one.
    const isOwnBuild =
      stage === "stable" &&
      target?.version === builds.get(app)?.version &&
      target?.id === (await newestBuild(transaction, app))?.id;
    await changeStage(services, transaction, place, current, target, { ...change, isOwnBuild });
    if (target && !isOwnBuild) {
      const release = await transaction
        .selectFrom("subAppReleases")
        .select(["manifest", "publishedBy"])
        .where("id", "=", target.id)
        .executeTakeFirstOrThrow();
      await declarePermissions(transaction, app, release.manifest.permissions ?? []);
      const approved = (await approvedNeeds(transaction)).get(app) ?? {};
      const unapproved = needsBeyond(askedBy(release), approved);
      const { version } = target;
      if (current?.releaseId !== target.id)
        await notifyUnapproved(services, transaction, { app, version, unapproved }, now);
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
export const promote = (call: Call<typeof promoteRelease>, builds: OwnBuilds): Promise<void> => {
  const { params, body } = call;
  const { name: app, stage } = params;
  if (body.share !== undefined && stage !== "canary")
    throw new Refusal("bad_input", [{ path: "share", code: "unrecognized_key" }]);
  return moveStage(call, { app, stage }, builds, async (transaction, current) => {
    const { id, version } = await findUsableRelease(transaction, app, body.version);
    const share = stage === "canary" ? (body.share ?? current?.share ?? defaultShare) : null;
    return { id, version, share };
  });
};

/** Points a stage to its previous release again. */
export const rollBack = (call: Call<typeof rollBackStage>, builds: OwnBuilds): Promise<void> => {
  const { name: app, stage } = call.params;
  return moveStage(call, { app, stage }, builds, async (transaction, current) => {
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
export const clear = (call: Call<typeof clearStage>, builds: OwnBuilds): Promise<void> => {
  const { name: app, stage } = call.params;
  if (stage === "stable") throw new Refusal("conflict", [{ path: "stage", code: "stable_needed" }]);
  return moveStage(call, { app, stage }, builds, async (transaction, current) => {
    if (!current) throw new Refusal("not_found", [{ path: "stage", code: "unknown" }]);
    const pin = await transaction
      .selectFrom("subAppPins")
      .select("id")
      .where("app", "=", app)
      .where("stage", "=", stage)
      .limit(1)
      .executeTakeFirst();
    if (pin) throw new Refusal("conflict", [{ path: "stage", code: "stage_pinned" }]);
    return null;
  });
};
