import type { AuditEvent, listAuditEvents } from "@console-shell/contract/calls/audit";
import { actionsOfKind, type AuditKind } from "@console-shell/contract/words/audit-kinds";
import type {
  Expression,
  ExpressionBuilder,
  Selectable,
  SelectQueryBuilder,
  SqlBool,
} from "kysely";
import type { z } from "zod";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { everyOf, pageOf } from "#platform/database/page-of.ts";
import type { AuditEventsTable } from "#platform/database/tables/audit.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";

type Query = z.output<typeof listAuditEvents.query>;
export type AuditFilter = Omit<Query, "page" | "pageSize" | "sort" | "order">;

const present = (row: Selectable<AuditEventsTable>): AuditEvent => ({
  ...row,
  details: JSON.parse(row.details) as AuditEvent["details"],
});

const events = (
  { database }: Pick<Source, "database">,
  matching: SelectQueryBuilder<Tables, "auditEvents", object>,
  hasTimes = false,
) => ({
  matching,
  key: "sequence",
  // Numbers follow the time of writing. Within times, an index by time finds a page without reading what came later.
  sorts: { at: hasTimes ? "at" : "sequence" },
  present: async (sequences: number[]) => {
    const rows = await database
      .selectFrom("auditEvents")
      .selectAll()
      .where("sequence", "in", sequences)
      .execute();
    return rows.map(present);
  },
});

/** What an operator did, and what was done to the operator. */
const eventsOf = (database: Source["database"], operatorId: string) =>
  database
    .selectFrom("auditEvents")
    .where((where) =>
      where.or([where("actorId", "=", operatorId), where("targetId", "=", operatorId)]),
    );

/** Events of a kind. An action of another release counts as a change, which is kept longest. */
export const ofKind =
  (kind: AuditKind) =>
  (where: ExpressionBuilder<Tables, "auditEvents">): Expression<SqlBool> => {
    const refused = where.or([
      where("outcome", "=", "refused"),
      where("action", "in", actionsOfKind.attempts),
    ]);
    if (kind === "attempts") return refused;
    const { attempts, sessions, views, exports } = actionsOfKind;
    return where.and([
      where("outcome", "=", "done"),
      kind === "changes"
        ? where("action", "not in", [...attempts, ...sessions, ...views, ...exports])
        : where("action", "in", actionsOfKind[kind]),
    ]);
  };

const matching = (
  services: Source,
  { operatorId, search, action, kind, outcome, from, until }: AuditFilter,
) => {
  const { database } = services;
  let found = operatorId ? eventsOf(database, operatorId) : database.selectFrom("auditEvents");
  if (search) found = found.where(containsText(services, ["actor", "target"], search));
  if (action) found = found.where("action", "=", action);
  if (kind) found = found.where(ofKind(kind));
  if (outcome) found = found.where("outcome", "=", outcome);
  if (from !== undefined) found = found.where("at", ">=", from);
  if (until !== undefined) found = found.where("at", "<", until);
  return events(services, found, from !== undefined || until !== undefined);
};

/** The columns of the export. */
export const exportedEvent: CsvColumns<AuditEvent> = [
  "sequence",
  "at",
  "action",
  "outcome",
  "actor",
  "target",
  "address",
  "device",
  "details",
  "hash",
];

/** One page of the matching events. */
export const pageOfAudit = (services: Source, query: Query) =>
  pageOf(matching(services, query), query);

/** One page of an operator's actions and of actions on the operator, newest first. */
export const pageOfOwnActivity = (
  services: Pick<Services, "database">,
  operatorId: string,
  query: Pick<Query, "page" | "pageSize">,
) => {
  const found = eventsOf(services.database, operatorId);
  return pageOf(events(services, found), { ...query, sort: "at", order: "desc" });
};

/** All matching events in batches, oldest first: a log of years doesn't fit into memory. */
export const everyAudit = (services: Source, filter: AuditFilter) =>
  everyOf(matching(services, filter));
