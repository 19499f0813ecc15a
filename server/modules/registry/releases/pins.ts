import type {
  addPin,
  listPins,
  Pin,
  removePin,
} from "@console-shell/contract/calls/sub-app-release";
import type { Kysely } from "kysely";
import type { Call } from "../../../kernel/call.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { newId } from "../../../platform/database/id.ts";
import { pageOf } from "../../../platform/database/page-of.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";
import { recordAudit } from "../../identity/index.ts";
import { findSubApp, findUsableRelease, lockSubApp } from "./find-release.ts";
import { increaseRevision } from "./revision.ts";

const present = (database: Kysely<Tables>, ids: readonly string[]): Promise<Pin[]> =>
  database
    .selectFrom("subAppPins as pin")
    .innerJoin("subAppReleases as release", "release.id", "pin.releaseId")
    .innerJoin("operators as maker", "maker.id", "pin.createdBy")
    .leftJoin("operators as pinned", "pinned.id", "pin.operatorId")
    .select([
      "pin.id",
      "release.version",
      "pin.operatorId",
      "pinned.name as operatorName",
      "pin.role",
      "pin.createdAt",
      "maker.name as createdByName",
    ])
    .where("pin.id", "in", ids)
    .execute();

/** One page of a sub-app's pins, newest first. */
export const list = async ({ services, params, query }: Call<typeof listPins>) => {
  const { database } = services;
  await findSubApp(database, params.name);
  return pageOf(
    {
      matching: database.selectFrom("subAppPins").where("app", "=", params.name),
      key: "id",
      sorts: { id: "id" },
      present: (ids: string[]) => present(database, ids),
    },
    { ...query, sort: "id", order: "desc" },
  );
};

/** Pins an operator or a role to a release, in place of their pin. */
export const add = (call: Call<typeof addPin>): Promise<Pin> => {
  const { services, params, body, session, now } = call;
  const { name: app } = params;
  const { operatorId = null, role = null } = body;
  return transactionWithDeadline(services.database, async (transaction) => {
    await lockSubApp(services, transaction, app);
    const release = await findUsableRelease(transaction, app, body.version);
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
        releaseId: release.id,
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
        version: release.version,
        ...(role && { role }),
        ...(operator && { operator: operator.account }),
      },
    });
    const [pin] = await present(transaction, [id]);
    return pin!;
  });
};

/** Removes a pin; returns what it was. */
export const remove = (call: Call<typeof removePin>): Promise<Pin> => {
  const { services, params } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const [pin] = await present(transaction, [params.id]);
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
        version: pin.version,
        ...(pin.role && { role: pin.role }),
        ...(operator && { operator: operator.account }),
      },
    });
    return pin;
  });
};
