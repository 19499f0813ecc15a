import { type Kysely, sql } from "kysely";
import type { Tables } from "../../database/tables/index.ts";
import type { KnownIds } from "./from-schema.ts";

/** Which records a field or a parameter names. */
const byName: Record<string, keyof Tables> = {
  ownerId: "operators",
  clientId: "finance_clients",
  keyId: "api_keys",
  imageId: "images",
  ids: "images",
  libraryIds: "libraries",
  collectionId: "library_sets",
  catalogueId: "library_sets",
  candidateId: "face_candidates",
  resultId: "object_results",
};

/** Which records the parameter `id` of a call names, by the beginning of the call's name. */
const byCall: [start: string, table: keyof Tables][] = [
  ["operator.", "operators"],
  ["applicant.", "applicants"],
  ["alert.", "alert_rules"],
  ["clientApplication.", "client_applications"],
  ["apiKey.", "client_applications"],
  ["library.", "libraries"],
  ["faceSearch.query.", "face_queries"],
  ["faceSearch.collection.", "library_sets"],
  ["objectSearch.query.", "object_queries"],
  ["objectSearch.catalogue.", "library_sets"],
  ["finance.client", "finance_clients"],
  ["finance.updateClient", "finance_clients"],
  ["finance.reverse", "ledger_entries"],
  ["finance.invoice", "invoices"],
];

/** Reads some identifiers of each table; answers them by what a call's fields are called. */
export const readKnownIds = async (
  database: Kysely<Tables>,
): Promise<(call: string) => KnownIds> => {
  const tables = new Set([...Object.values(byName), ...byCall.map(([, table]) => table)]);
  const ids = new Map<string, string[]>();
  for (const table of tables) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} order by id limit 8`.execute(database);
    ids.set(
      table,
      rows.map(({ id }) => id),
    );
  }
  return (call) => (name) => {
    const ofCall = byCall.find(([start]) => call.startsWith(start))?.[1];
    return ids.get((name === "id" ? ofCall : byName[name]) ?? "") ?? [];
  };
};
