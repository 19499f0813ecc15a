import type { addPin, Pin, removePin } from "@console-shell/contract/calls/sub-app-pin";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { findUsableRelease, lockSubApp } from "../sub-app/find.ts";
import { presentPins } from "./reads.ts";
import type { OwnBuilds } from "../sub-app/builds.ts";
import { increaseRevision } from "../sub-app/revision.ts";

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

/** Pins an operator or a role to a release or a stage, in place of their pin. */
export const pin = (call: Call<typeof addPin>, builds: OwnBuilds): Promise<Pin> => {
  const { services, by, params, body } = call;
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
        createdBy: by.operatorId,
        createdAt: by.now,
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
    const [made] = await presentPins(transaction, [id], builds);
    return made!;
  });
};

/** Removes a pin; returns what it was. */
export const unpin = (call: Call<typeof removePin>, builds: OwnBuilds): Promise<Pin> => {
  const { services, params } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const [pin] = await presentPins(transaction, [params.id], builds);
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
