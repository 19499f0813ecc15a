import type { Permission } from "@console-shell/contract";
import type {
  grantLibraries,
  withdrawLibrary,
} from "@console-shell/contract/calls/client-app-libraries";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Handler } from "#kernel/call.ts";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { findClientApp } from "../reads.ts";

/** More would overflow a row of the audit log. */
const namesWritten = 20;

/** A grant opens a library and its pictures to a client app, so granting needs both permissions. */
const toSee: readonly Permission[] = [
  "image-library-management:library:read",
  "image-library-management:image:read",
];

/** Refuses operators who may not see libraries and pictures: they can't grant them. */
export const refuseUnseen = ({ permissions }: Pick<Session, "permissions">): void => {
  const code = toSee.find((permission) => !permissions.has(permission));
  if (code) throw new Refusal("forbidden", [{ path: "permission", code }]);
};

/** Grants a client app's keys access to libraries: all of them or none. */
export const handleGrant: Handler<typeof grantLibraries> = async (call) => {
  const { services, params, body, session, now } = call;
  refuseUnseen(session);
  return transactionWithDeadline(services.database, async (transaction) => {
    const { id, name, environment } = await findClientApp(transaction, params.id, now);
    const wanted = [...new Set(body.libraryIds)];
    const libraries = await transaction
      .selectFrom("libraries")
      .select(["id", "name", "environment"])
      .where("id", "in", wanted)
      .orderBy("nameKey")
      // Locked, so that their environments can't change.
      .$call(lockRows(services))
      .execute();
    if (libraries.length < wanted.length)
      throw new Refusal("bad_input", [{ path: "libraryIds", code: "unknown" }]);
    if (libraries.some((library) => library.environment !== environment))
      throw new Refusal("bad_input", [{ path: "libraryIds", code: "other_environment" }]);
    const added = await transaction
      .insertInto("applicationLibraries")
      .values(libraries.map((library) => ({ applicationId: id, libraryId: library.id })))
      .onConflict((conflict) => conflict.columns(["applicationId", "libraryId"]).doNothing())
      .returning("libraryId")
      .execute();
    if (added.length === 0) return { granted: 0 };
    const ids = new Set(added.map(({ libraryId }) => libraryId));
    const names = libraries.filter((library) => ids.has(library.id)).map(({ name }) => name);
    const granted = (shown: readonly string[]) =>
      ({
        action: "application.libraries-granted",
        target: { id, name },
        details: { libraries: shown.join(", "), count: names.length },
      }) as const;
    // Who approves them sees all.
    await call.approval?.require(transaction, granted(names));
    await recordAudit(call, transaction, granted(names.slice(0, namesWritten)));
    return { granted: added.length };
  });
};

/** Revokes a client app's access to a library; `not_found` if it has none. */
export const handleWithdraw: Handler<typeof withdrawLibrary> = (call) => {
  const { services, params, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { id, name } = await findClientApp(transaction, params.id, now);
    const taken = await transaction
      .deleteFrom("applicationLibraries")
      .where("applicationId", "=", id)
      .where("libraryId", "=", params.libraryId)
      .returning("libraryId")
      .executeTakeFirst();
    if (!taken) throw new Refusal("not_found");
    const library = await transaction
      .selectFrom("libraries")
      .select("name")
      .where("id", "=", taken.libraryId)
      .executeTakeFirstOrThrow();
    await recordAudit(call, transaction, {
      action: "application.library-withdrawn",
      target: { id, name },
      details: { library: library.name },
    });
    return true as const;
  });
};
