import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";

/** An empty library. */
export const addLibrary = async (database: Kysely<Tables>): Promise<string> => {
  const id = newId();
  const operatorId = newId();
  await database
    .insertInto("operators")
    .values({
      id: operatorId,
      account: operatorId,
      accountKey: operatorId,
      name: "",
      email: operatorId,
      emailKey: operatorId,
      phone: "",
      role: "operation",
      passwordHash: "",
      status: "active",
      locale: "en-US",
      theme: "system",
      createdAt: 0,
      lastSignInAt: null,
      passwordChangedAt: 0,
    })
    .execute();
  await database
    .insertInto("libraries")
    .values({
      id,
      name: id,
      nameKey: id,
      purpose: "",
      kind: "faces",
      retentionDays: null,
      imageCount: 0,
      bytes: 0,
      createdBy: operatorId,
      createdAt: 0,
    })
    .execute();
  return id;
};
