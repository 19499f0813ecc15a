import type { apiCreateLibrary } from "@console-shell/contract/calls/public/library";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Handler } from "#kernel/call.ts";
import { addLibrary } from "#modules/catalog/index.ts";
import { findOwnLibrary } from "./reads.ts";

/**
 * Creates a library in the client app's environment and grants it to the client app. Only operators can create
 * libraries, so the owner is recorded.
 */
export const createOwnLibrary: Handler<typeof apiCreateLibrary> = ({
  services,
  body,
  by,
  caller: { clientAppId, environment },
}) =>
  transactionWithDeadline(services.database, async (transaction) => {
    const id = await addLibrary({ database: transaction }, by, { ...body, environment });
    await transaction
      .insertInto("applicationLibraries")
      .values({ applicationId: clientAppId, libraryId: id })
      .execute();
    return findOwnLibrary(transaction, clientAppId, id);
  });
