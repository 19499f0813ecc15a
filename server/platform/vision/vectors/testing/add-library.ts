import type { Kysely } from "kysely";
import { newId } from "../../../database/id.ts";
import type { Tables } from "../../../database/tables/index.ts";

/** An empty library. */
export const addLibrary = async (database: Kysely<Tables>): Promise<string> => {
  const id = newId();
  const operatorId = newId();
  await database
    .insertInto("operators")
    .values({
      id: operatorId,
      account: operatorId,
      account_key: operatorId,
      name: "",
      email: operatorId,
      email_key: operatorId,
      phone: "",
      role: "operation",
      password_hash: "",
      status: "active",
      locale: "en-US",
      theme: "system",
      created_at: 0,
      last_sign_in_at: null,
      password_changed_at: 0,
    })
    .execute();
  await database
    .insertInto("libraries")
    .values({
      id,
      name: id,
      name_key: id,
      purpose: "",
      kind: "faces",
      retention_days: null,
      image_count: 0,
      bytes: 0,
      created_by: operatorId,
      created_at: 0,
    })
    .execute();
  return id;
};
