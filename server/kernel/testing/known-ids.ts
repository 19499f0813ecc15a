import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { KnownIds } from "./from-schema.ts";

/** The table whose records a field or parameter names. */
const byName: Record<string, keyof Tables> = {
  ownerId: "operators",
  operatorId: "operators",
  clientId: "financeClients",
  payerId: "financeClients",
  planId: "pricePlans",
  basedOn: "issuers",
  ruleId: "alertRules",
  recipientOperators: "operators",
  keyId: "apiKeys",
  webhookId: "webhooks",
  deliveryId: "webhookDeliveries",
  imageId: "images",
  ids: "images",
  libraryIds: "libraries",
  libraryId: "libraries",
  candidateId: "faceCandidates",
  resultId: "objectResults",
  queryId: "objectQueries",
  queryImageId: "probes",
  noteId: "clientNotes",
  receiptId: "proposalReceipts",
  receiptIds: "receiptUploads",
  personId: "people",
  operationId: "personOperations",
  faceId: "personFaces",
  faceIds: "personFaces",
};

/** The table whose records a call's parameter `id` names, by the beginning of the call's name. */
const byCall: [start: string, table: keyof Tables][] = [
  ["operator.", "operators"],
  ["provisioning.token.", "scimTokens"],
  ["scim.user.", "operators"],
  ["scim.group.", "scimGroups"],
  ["announcement.", "announcements"],
  ["notification.", "notifications"],
  ["applicant.", "applicants"],
  ["approval.", "approvals"],
  ["alert.", "alertRules"],
  ["clientApp.", "clientApplications"],
  ["usage.clientApp", "clientApplications"],
  ["apiKey.", "clientApplications"],
  ["webhook.", "clientApplications"],
  ["member.", "clientApplications"],
  ["library.", "libraries"],
  ["pictureChange.", "imageChanges"],
  ["erasure.", "erasures"],
  ["job.", "jobs"],
  ["listView.", "listViews"],
  ["api.library.", "libraries"],
  ["api.image.", "libraries"],
  ["queryImage.", "probes"],
  ["person.", "people"],
  ["faceSearch.query.", "faceQueries"],
  ["faceSearch.comparison.", "faceComparisons"],
  ["objectSearch.query.", "objectQueries"],
  ["objectSearch.saved.", "savedObjectSearches"],
  ["finance.client", "financeClients"],
  ["finance.updateClient", "financeClients"],
  ["finance.note.", "financeClients"],
  ["finance.reverse", "ledgerEntries"],
  ["finance.invoice", "invoices"],
  ["finance.plan.", "pricePlans"],
  ["finance.creditNote.", "creditNotes"],
];

/** The kind of record that a call or field needs, for tables with several kinds. */
const kinds: [start: string, field: string, table: keyof Tables, kind: string][] = [
  ["finance.topUp.", "id", "proposals", "top-up"],
  ["finance.refund.", "id", "proposals", "refund"],
  ["finance.adjustment.", "id", "proposals", "adjustment"],
  ["faceSearch.collection.", "id", "collections", "face-collection"],
  ["faceSearch.collection.", "libraryIds", "libraries", "faces"],
  ["api.faceCollection.", "id", "collections", "face-collection"],
  ["objectSearch.collection.", "id", "collections", "object-collection"],
  ["objectSearch.collection.", "libraryIds", "libraries", "objects"],
  ["api.objectCollection.", "id", "collections", "object-collection"],
  ["objectSearch.", "collectionId", "collections", "object-collection"],
  ["", "collectionId", "collections", "face-collection"],
];

/** Records that a call names together with their parent: another parent would give `not_found`. */
const parents: Partial<Record<keyof Tables, [column: string, table: keyof Tables]>> = {
  images: ["libraryId", "libraries"],
  apiKeys: ["applicationId", "clientApplications"],
  webhooks: ["applicationId", "clientApplications"],
  webhookDeliveries: ["webhookId", "webhooks"],
  clientNotes: ["clientId", "financeClients"],
  faceCandidates: ["queryId", "faceQueries"],
  personFaces: ["personId", "people"],
  personOperations: ["personId", "people"],
  objectResults: ["queryId", "objectQueries"],
};

/** The first records of a table; of a table with parents, those of the first parents. */
const some = (table: keyof Tables): RawBuilder<unknown> => {
  const [column, parent] = parents[table] ?? [];
  const belonging = column && parent ? sql`where ${sql.ref(column)} in (${some(parent)})` : sql``;
  return sql`select id from ${sql.table(table)} ${belonging} order by id limit 4`;
};

/** Reads some identifiers of each table, to look up by a call's name and its field's name. */
export const readKnownIds = async (
  database: Kysely<Tables>,
): Promise<(call: string) => KnownIds> => {
  const tables = new Set([...Object.values(byName), ...byCall.map(([, table]) => table)]);
  const ids = new Map<string, string[]>();
  for (const table of tables) {
    const [column, parent] = parents[table] ?? ["id", table];
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where ${sql.ref(column)} in (${some(parent)})
      order by id limit 12`.execute(database);
    ids.set(
      table,
      rows.map(({ id }) => id),
    );
  }
  const ofKind = kinds.map(async ([start, field, table, kind]) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where kind = ${kind} order by id desc limit 12`.execute(
      database,
    );
    return { start, field, ids: rows.map(({ id }) => id) };
  });
  const known = await Promise.all(ofKind);
  const published = await database.selectFrom("subApps").select("name").limit(4).execute();
  const subApps = published.map(({ name }) => name);
  return (call) => (name) => {
    const found = known.find(({ start, field }) => field === name && call.startsWith(start));
    if (found) return found.ids;
    if (name === "name" && call.startsWith("subApp.") && call !== "subApp.add") return subApps;
    const ofCall = byCall.find(([start]) => call.startsWith(start))?.[1];
    return ids.get((name === "id" ? ofCall : byName[name]) ?? "") ?? [];
  };
};
