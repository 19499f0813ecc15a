import type { updateBasicInfo } from "@console-shell/contract/endpoints/basic-info";
import { isUniqueViolation } from "../../database/dialect/unique-violation.ts";
import type { Handler } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { basicInfoOf } from "./basic-info-of.ts";

/** Changes the fields that were sent, of the own record only. */
export const handleUpdateBasicInfo: Handler<typeof updateBasicInfo> = async ({
  services: { database },
  session: { operatorId },
  body,
}) => {
  await database
    .updateTable("operators")
    .set({ ...body, ...(body.email !== undefined && { email_key: body.email.toLowerCase() }) })
    .where("id", "=", operatorId)
    .execute()
    .catch((error: unknown) => {
      // The address is the only unique thing among the fields.
      if (isUniqueViolation(error))
        throw new Refusal("conflict", [{ path: "email", code: "taken" }]);
      throw error;
    });
  return basicInfoOf(database, operatorId);
};
