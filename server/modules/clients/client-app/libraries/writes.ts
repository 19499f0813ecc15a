import type { Permission } from "@console-shell/contract";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { findClientApp } from "../reads.ts";

/** More would overflow a row of the audit log. */
const namesWritten = 20;

/** A grant opens a library and its images to a client app, so granting needs both permissions. */
const toSee: readonly Permission[] = [
  "image-library-management:library:read",
  "image-library-management:image:read",
];

/** Refuses operators who may not see libraries and images: they can't grant them. */
export const refuseUnseen = ({ permissions }: Pick<Session, "permissions">): void => {
  const code = toSee.find((permission) => !permissions.has(permission));
  if (code) throw new Refusal("forbidden", [{ path: "permission", code }]);
};

/** Grants a client app's keys access to libraries: all of them or none. Returns how many are new. */
export const grantLibraries = async (
  call: AuditedCall & { session: Session },
  id: string,
  libraryIds: readonly string[],
): Promise<number> => {
  const { services, session, now } = call;
  refuseUnseen(session);
  return transactionWithDeadline(services.database, async (transaction) => {
    const { name, environment } = await findClientApp(transaction, id, now);
    const wanted = [...new Set(libraryIds)];
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
    if (added.length === 0) return 0;
    const ids = new Set(added.map(({ libraryId }) => libraryId));
    const names = libraries.filter((library) => ids.has(library.id)).map(({ name }) => name);
    const granted = (shown: readonly string[]) =>
      ({
        action: "application.libraries-granted",
        target: { id, name },
        details: { libraries: shown.join(", "), count: names.length },
      }) as const;
    // The approver sees all names.
    await call.approval?.require(transaction, granted(names));
    await recordAudit(call, transaction, granted(names.slice(0, namesWritten)));
    return added.length;
  });
};

/** Revokes a client app's access to a library; `not_found` if it has none. */
export const withdrawLibrary = (
  call: AuditedCall,
  { id, libraryId }: { id: string; libraryId: string },
): Promise<void> => {
  const { services, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { name } = await findClientApp(transaction, id, now);
    const taken = await transaction
      .deleteFrom("applicationLibraries")
      .where("applicationId", "=", id)
      .where("libraryId", "=", libraryId)
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
  });
};
