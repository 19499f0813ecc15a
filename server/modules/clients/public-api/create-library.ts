import type { apiCreateLibrary } from "@console-shell/contract/endpoints/public/library";
import { writeInTime } from "../../../platform/database/write-in-time.ts";
import type { Handler } from "../../../kernel/call.ts";
import { addLibrary } from "../../catalog/index.ts";
import { findOwnLibrary } from "./own-libraries.ts";

/** Makes a library and gives it to the application, in whose environment it is; operators alone make libraries, so it is the owner's. */
export const createOwnLibrary: Handler<typeof apiCreateLibrary> = ({
  services,
  body,
  caller: { applicationId, environment, ownerId },
  now,
}) =>
  writeInTime(services.database, async (transaction) => {
    const id = await addLibrary(
      { database: transaction },
      { ...body, environment },
      { operatorId: ownerId, now },
    );
    await transaction
      .insertInto("application_libraries")
      .values({ application_id: applicationId, library_id: id })
      .execute();
    return findOwnLibrary(transaction, applicationId, id);
  });
