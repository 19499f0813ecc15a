import type { apiCreateLibrary } from "@console-shell/contract/calls/public/library";
import type { z } from "zod";
import type { By } from "#kernel/call.ts";
import type { Caller } from "#kernel/session.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { addLibrary } from "#modules/catalog/index.ts";
import { findOwnLibrary } from "./reads.ts";

/**
 * Creates a library in the client app's environment and grants it to the client app. Only operators can create
 * libraries, so the owner is recorded.
 */
export const addOwnLibrary = (
  services: Pick<Services, "database">,
  by: By,
  { clientAppId, environment }: Pick<Caller, "clientAppId" | "environment">,
  library: z.output<typeof apiCreateLibrary.body>,
) =>
  transactionWithDeadline(services.database, async (transaction) => {
    const id = await addLibrary({ database: transaction }, by, { ...library, environment });
    await transaction
      .insertInto("applicationLibraries")
      .values({ applicationId: clientAppId, libraryId: id })
      .execute();
    return findOwnLibrary(transaction, clientAppId, id);
  });
