import type {
  AuditStream,
  getAuditState,
  AuditEvent,
  listAuditEvents,
} from "@console-shell/contract/calls/audit";
import { actionsOfKind, type AuditKind } from "@console-shell/contract/words/audit-kinds";
import { auditStreams } from "@console-shell/contract/words/audit-streams";
import type {
  Expression,
  ExpressionBuilder,
  Kysely,
  Selectable,
  SelectQueryBuilder,
  SqlBool,
} from "kysely";
import type { z } from "zod";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { everyOf, pageOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";
import type { AuditEventsTable } from "#platform/database/tables/audit.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { lastCheckpoint } from "./checkpoints.ts";

type State = z.input<typeof getAuditState.output>;
type Needs = Pick<Services, "database" | "audit">;

/** The configured receivers, and how far they have got. */
const readStreams = async ({ database, audit }: Needs): Promise<AuditStream[]> => {
  const { sequence: last } = await database
    .selectFrom("auditHead")
    .select("sequence")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  const checkpoint = (await lastCheckpoint(database))?.sequence ?? 0;
  const rows = new Map(
    (await database.selectFrom("auditStreams").selectAll().execute()).map((row) => [row.name, row]),
  );
  return auditStreams
    .filter((name) => audit.streams[name] !== undefined)
    .map((name) => {
      const row = rows.get(name);
      const sequence = row?.sequence ?? 0;
      return {
        name,
        sequence,
        behind: name.startsWith("checkpoint-")
          ? Number(checkpoint > sequence)
          : Math.max(0, last - sequence),
        deliveredAt: row?.deliveredAt ?? null,
        failingSince: row?.failingSince ?? null,
        error: row?.error ?? null,
      };
    });
};

/** What the audit page shows about the log itself. */
export const readAuditState = async (services: Needs): Promise<State> => {
  const { database, audit } = services;
  const [head, checkpoint, keys, streams, removed] = await Promise.all([
    database
      .selectFrom("auditHead")
      .select(["sequence", "signedSequence"])
      .where("id", "=", 1)
      .executeTakeFirstOrThrow(),
    lastCheckpoint(database),
    database.selectFrom("auditKeys").select("id").orderBy("createdAt").execute(),
    readStreams(services),
    database
      .selectFrom("auditRemovals")
      .select(({ fn, eb }) =>
        fn.sum<number | null>(eb(eb("toSequence", "-", eb.ref("fromSequence")), "+", 1)).as("sum"),
      )
      .executeTakeFirstOrThrow(),
  ]);
  return {
    sequence: head.sequence,
    signedSequence: head.signedSequence ?? 0,
    checkpoint: checkpoint ?? null,
    checkpointEvery: audit.checkpointEvery,
    keys: keys.map(({ id }) => id),
    streams,
    keptDays: audit.keptDays,
    removed: removed.sum ?? 0,
  };
};

/** The public keys that verify signatures of the log, as JSON Web Keys. */
export const readAuditKeys = async (database: Kysely<Tables>) => {
  const keys = await database
    .selectFrom("auditKeys")
    .select(["id", "publicKey"])
    .orderBy("createdAt")
    .execute();
  return keys.map(({ id, publicKey }) => ({
    kid: id,
    kty: "OKP" as const,
    crv: "Ed25519" as const,
    x: publicKey.x ?? "",
    alg: "EdDSA" as const,
    use: "sig" as const,
  }));
};

type Query = z.output<typeof listAuditEvents.query>;
type AuditFilter = Omit<Query, "page" | "pageSize" | "sort" | "order">;

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
  "traceId",
  "hash",
];

/** One page of the matching events. Not a `defineList`: the column to sort by depends on the filter. */
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
