import type { addPin, listPins, Pin, removePin } from "@console-shell/contract/calls/sub-app-pin";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { newId } from "#platform/database/id.ts";
import { pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { findSubApp, findUsableRelease, lockSubApp } from "./find-release.ts";
import type { OwnBuilds } from "./own-builds.ts";
import { increaseRevision } from "./revision.ts";

const present = async (
  database: Kysely<Tables>,
  ids: readonly string[],
  builds: OwnBuilds,
): Promise<Pin[]> => {
  const rows = await database
    .selectFrom("subAppPins as pin")
    .leftJoin("subAppStages as stage", (join) =>
      join.onRef("stage.app", "=", "pin.app").onRef("stage.stage", "=", "pin.stage"),
    )
    .leftJoin("subAppStages as stable", (join) =>
      join.onRef("stable.app", "=", "pin.app").on("stable.stage", "=", "stable"),
    )
    .leftJoin("subAppReleases as release", (join) =>
      join.on((is) =>
        is(
          "release.id",
          "=",
          is.fn.coalesce("pin.releaseId", "stage.releaseId", "stable.releaseId"),
        ),
      ),
    )
    .innerJoin("operators as maker", "maker.id", "pin.createdBy")
    .leftJoin("operators as pinned", "pinned.id", "pin.operatorId")
    .select([
      "pin.id",
      "pin.app",
      "pin.stage",
      "release.version",
      "pin.operatorId",
      "pinned.name as operatorName",
      "pin.role",
      "pin.createdAt",
      "maker.name as createdByName",
    ])
    .where("pin.id", "in", ids)
    .execute();
  // It follows a stable stage without a release: each node serves its own build.
  return rows.map(({ app, ...pin }) => ({
    ...pin,
    version: pin.version ?? builds.get(app)?.version ?? null,
  }));
};

/** What a pin points to: a usable release, or a stage. Refuses with `not_found` for neither. */
const targetOf = async (
  transaction: Kysely<Tables>,
  app: string,
  { version, stage = null }: { version?: string | undefined; stage?: string | null | undefined },
  builds: OwnBuilds,
): Promise<{ releaseId: string | null; stage: string | null }> => {
  if (stage === null) {
    const { id } = await findUsableRelease(transaction, app, version!);
    return { releaseId: id, stage };
  }
  const found = await transaction
    .selectFrom("subAppStages")
    .select("stage")
    .where("app", "=", app)
    .where("stage", "=", stage)
    .executeTakeFirst();
  if (!found && !(stage === "stable" && builds.has(app)))
    throw new Refusal("not_found", [{ path: "stage", code: "unknown" }]);
  return { releaseId: null, stage };
};

/** One page of a sub-app's pins, newest first. */
export const list = async (
  { services, params, query }: Call<typeof listPins>,
  builds: OwnBuilds,
) => {
  const { database } = services;
  await findSubApp(database, params.name);
  return pageOf(
    {
      matching: database.selectFrom("subAppPins").where("app", "=", params.name),
      key: "id",
      sorts: { id: "id" },
      present: (ids: string[]) => present(database, ids, builds),
    },
    { ...query, sort: "id", order: "desc" },
  );
};

/** Pins an operator or a role to a release or a stage, in place of their pin. */
export const add = (call: Call<typeof addPin>, builds: OwnBuilds): Promise<Pin> => {
  const { services, params, body, session, now } = call;
  const { name: app } = params;
  const { operatorId = null, role = null } = body;
  return transactionWithDeadline(services.database, async (transaction) => {
    await lockSubApp(services, transaction, app);
    const target = await targetOf(transaction, app, body, builds);
    const operator =
      operatorId &&
      (await transaction
        .selectFrom("operators")
        .select("account")
        .where("id", "=", operatorId)
        .executeTakeFirst());
    if (operatorId && !operator)
      throw new Refusal("bad_input", [{ path: "operatorId", code: "unknown" }]);
    await transaction
      .deleteFrom("subAppPins")
      .where("app", "=", app)
      .$if(operatorId !== null, (query) => query.where("operatorId", "=", operatorId))
      .$if(role !== null, (query) => query.where("role", "=", role))
      .execute();
    const id = newId();
    await transaction
      .insertInto("subAppPins")
      .values({
        id,
        app,
        ...target,
        operatorId,
        role,
        createdBy: session.operatorId,
        createdAt: now,
      })
      .execute();
    await increaseRevision(transaction);
    await recordAudit(call, transaction, {
      action: "sub-app.pinned",
      target: { id: null, name: app },
      details: {
        ...(body.stage ? { stage: body.stage } : { version: body.version! }),
        ...(role && { role }),
        ...(operator && { operator: operator.account }),
      },
    });
    const [pin] = await present(transaction, [id], builds);
    return pin!;
  });
};

/** Removes a pin; returns what it was. */
export const remove = (call: Call<typeof removePin>, builds: OwnBuilds): Promise<Pin> => {
  const { services, params } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const [pin] = await present(transaction, [params.id], builds);
    const removed =
      pin &&
      (await transaction
        .deleteFrom("subAppPins")
        .where("id", "=", params.id)
        .where("app", "=", params.name)
        .returning("id")
        .executeTakeFirst());
    if (!removed) throw new Refusal("not_found", [{ path: "id", code: "unknown" }]);
    const operator =
      pin.operatorId &&
      (await transaction
        .selectFrom("operators")
        .select("account")
        .where("id", "=", pin.operatorId)
        .executeTakeFirst());
    await increaseRevision(transaction);
    await recordAudit(call, transaction, {
      action: "sub-app.unpinned",
      target: { id: null, name: params.name },
      details: {
        ...(pin.stage ? { stage: pin.stage } : { version: pin.version! }),
        ...(pin.role && { role: pin.role }),
        ...(operator && { operator: operator.account }),
      },
    });
    return pin;
  });
};
