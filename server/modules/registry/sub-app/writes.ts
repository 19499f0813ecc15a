import type {
  addPublishedSubApp,
  updatePublishedSubApp,
} from "@console-shell/contract/calls/published-sub-app";
import { openPermission } from "@console-shell/contract/host/registration";
import { openingLabel } from "@console-shell/contract/words/permission-labels";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { changesOf, declarePermissions, recordAudit } from "#modules/identity/index.ts";
import { requireOpenOrigin } from "../backend/address.ts";
import { isReservedName } from "../pages/registry.ts";
import type { OwnBuilds } from "./builds.ts";
import { findSubApp } from "./find.ts";
import { increaseRevision } from "./revision.ts";

const requireOwner = async (transaction: Kysely<Tables>, ownerId: string): Promise<void> => {
  const owner = await transaction
    .selectFrom("operators")
    .select("id")
    .where("id", "=", ownerId)
    .where("status", "=", "active")
    .executeTakeFirst();
  if (!owner) throw new Refusal("bad_input", [{ path: "ownerId", code: "unknown" }]);
};

/** Changes the owner or the backend; refuses with `conflict` if it is built in. */
export const updateSubApp = async (
  call: Call<typeof updatePublishedSubApp>,
  builds: OwnBuilds,
): Promise<void> => {
  const { services, params, body } = call;
  const { name } = params;
  if (builds.has(name))
    throw new Refusal(
      "conflict",
      Object.keys(body).map((path) => ({ path, code: "built_in" })),
    );
  if (body.backend) await requireOpenOrigin(call.request.server, body.backend);
  await transactionWithDeadline(services.database, async (transaction) => {
    const { ownerId, backend } = await findSubApp(transaction, name);
    if (body.ownerId !== undefined) await requireOwner(transaction, body.ownerId);
    await transaction.updateTable("subApps").set(body).where("name", "=", name).execute();
    const before = { owner: ownerId, backend };
    const after = { owner: body.ownerId ?? ownerId, backend: body.backend ?? null };
    if (body.backend === undefined) after.backend = backend;
    // Pages offer what asks the server only if there is one.
    if ((after.backend === null) !== (before.backend === null)) await increaseRevision(transaction);
    const details = changesOf(before, after);
    if (Object.keys(details).length > 0)
      await recordAudit(call, transaction, {
        action: "sub-app.changed",
        target: { id: null, name },
        details,
      });
  });
};

/** Reserves a name. */
export const addSubApp = async (
  call: Call<typeof addPublishedSubApp>,
  taken: readonly string[],
): Promise<void> => {
  const { services, by, body } = call;
  const { name, ownerId } = body;
  // The calls of all sub-apps have these words where those of one have its name.
  if (isReservedName(name) || taken.includes(name) || ["add", "list"].includes(name))
    throw new Refusal("bad_input", [{ path: "name", code: "reserved_name" }]);
  try {
    await transactionWithDeadline(services.database, async (transaction) => {
      await requireOwner(transaction, ownerId);
      await transaction
        .insertInto("subApps")
        .values({ name, ownerId, backend: null, createdBy: by.operatorId, createdAt: by.now })
        .execute();
      const code = openPermission({ name });
      await declarePermissions(transaction, name, [{ code, label: openingLabel }]);
      await recordAudit(call, transaction, {
        action: "sub-app.added",
        target: { id: null, name },
        details: { owner: ownerId },
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal("conflict", [{ path: "name", code: "taken" }], { cause: error });
  }
};
