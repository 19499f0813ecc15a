import { type Kysely, sql } from "kysely";

const statements = `
-- What waits among many proposals is counted with every list request, and the list has sums: both without reading rows,
-- which never change.
create index proposals_summed on proposals (kind, id, proposed_by, client_id, currency, amount);
create index proposal_decisions_by_status on proposal_decisions (proposal_id, status);
-- Pictures that are being processed are a few of very many.
create index jobs_working on jobs (id) where lease is not null;
-- Events of a kind are counted.
create index audit_events_by_kind on audit_events (action, outcome, sequence);
`;

/** Indexes for filters and counts that read every row. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement.replace(/;$/, "")).execute(database);
}
