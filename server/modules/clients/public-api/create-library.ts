import type { apiCreateLibrary } from "@console-shell/contract/calls/public/library";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";
import type { Handler } from "../../../kernel/call.ts";
import { addLibrary } from "../../catalog/index.ts";
import { findOwnLibrary } from "./own-libraries.ts";

/**
 * Creates a library in the application's environment and grants it to the application. Only operators can create
 * libraries, so the owner is recorded.
 */
export const createOwnLibrary: Handler<typeof apiCreateLibrary> = ({
  services,
  body,
  caller: { applicationId, environment, ownerId },
  now,
}) =>
  transactionWithDeadline(services.database, async (transaction) => {
    const id = await addLibrary(
      { database: transaction },
      { ...body, environment },
      { operatorId: ownerId, now },
    );
    await transaction
      .insertInto("applicationLibraries")
      .values({ applicationId, libraryId: id })
      .execute();
    return findOwnLibrary(transaction, applicationId, id);
  });
