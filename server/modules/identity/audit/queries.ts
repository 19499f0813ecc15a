import type { AuditEvent, listAuditEvents } from "@console-shell/contract/calls/audit";
import type { Selectable } from "kysely";
import type { z } from "zod";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import { everyRow } from "../../../platform/database/every-row.ts";
import type { AuditEventsTable } from "../../../platform/database/tables/audit.ts";
import type { Services, Source } from "../../../platform/services.ts";

type Query = z.output<typeof listAuditEvents.query>;
export type AuditFilter = Omit<Query, "page" | "pageSize" | "sort" | "order">;

const present = (row: Selectable<AuditEventsTable>): AuditEvent => ({
  sequence: row.sequence,
  at: row.at,
  action: row.action,
  outcome: row.outcome,
  actor: row.actor,
  target: row.target,
  address: row.address,
  device: row.device,
  details: JSON.parse(row.details) as AuditEvent["details"],
  hash: row.hash,
});

const matching = (
  services: Pick<Services, "database" | "dialect">,
  { search, action, outcome, from, until }: AuditFilter,
) => {
  let found = services.database.selectFrom("audit_events");
  if (search) found = found.where(containsText(services, ["actor", "target"], search));
  if (action) found = found.where("action", "=", action);
  if (outcome) found = found.where("outcome", "=", outcome);
  if (from !== undefined) found = found.where("at", ">=", from);
  if (until !== undefined) found = found.where("at", "<", until);
  return found;
};

/** One page of the matching events. Sequence numbers follow the time of writing, so they sort by it. */
export const pageOfAudit = async (
  services: Source,
  { page, pageSize, order, ...filter }: Query,
): Promise<{ items: AuditEvent[]; total: number }> => {
  const found = matching(services, filter);
  // Deep pages skip the preceding rows with an index-only scan (deferred join).
  const sequences = found
    .select("sequence")
    .orderBy("sequence", order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [{ total }, rows] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    services.database
      .selectFrom("audit_events")
      .selectAll()
      .where("sequence", "in", sequences)
      .orderBy("sequence", order)
      .execute(),
  ]);
  return { items: rows.map(present), total };
};

/** One page of an operator's actions and of actions on the operator, newest first. */
export const pageOfOwnActivity = async (
  { database }: Pick<Services, "database">,
  operatorId: string,
  { page, pageSize }: Pick<Query, "page" | "pageSize">,
): Promise<{ items: AuditEvent[]; total: number }> => {
  const found = database
    .selectFrom("audit_events")
    .where((where) =>
      where.or([where("actor_id", "=", operatorId), where("target_id", "=", operatorId)]),
    );
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy("sequence", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map(present), total };
};

/** All matching events in batches, oldest first: a log of years doesn't fit into memory. */
export const everyAudit = (services: Source, filter: AuditFilter): AsyncGenerator<AuditEvent[]> =>
  everyRow(
    ({ sequence }: AuditEvent) => sequence,
    async (after = 0, limit) => {
      const rows = await matching(services, filter)
        .selectAll()
        .where("sequence", ">", after)
        .orderBy("sequence")
        .limit(limit)
        .execute();
      return rows.map(present);
    },
  );
