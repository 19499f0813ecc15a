import { type Kysely, sql } from "kysely";
import { allowRemovalIf, makeAppendOnly, makeUnchangeable } from "../dialect/append-only.ts";

const statements = `
-- Events that are committed and not in the chain yet, in the order of their identifiers.
create table audit_pending (
  id text primary key,
  at bigint not null,
  action text not null,
  outcome text not null,
  actor_id text,
  actor text not null,
  target_id text,
  target text not null,
  address text not null,
  device text not null,
  details text not null
);

create table audit_keys (
  id text primary key,
  public_key json not null,
  private_key text not null,
  created_at bigint not null
);

create table audit_checkpoints (
  sequence bigint primary key,
  hash text not null,
  at bigint not null,
  key_id text not null references audit_keys (id),
  signature text not null
);

-- What is left of removed events: their numbers, and the hashes before and at the end, signed.
create table audit_removals (
  from_sequence bigint primary key,
  to_sequence bigint not null,
  hash_before text not null,
  hash text not null,
  at bigint not null,
  key_id text not null references audit_keys (id),
  signature text not null
);

-- How far each receiver outside the console has got, and which node sends.
create table audit_streams (
  name text primary key,
  sequence bigint not null,
  delivered_at bigint,
  failures integer not null,
  failing_since bigint,
  error text,
  due_at bigint not null,
  lease text
);

alter table audit_head add column signed_sequence bigint;
alter table audit_head add column signed_at bigint;
alter table audit_head add column key_id text;
alter table audit_head add column signature text
`;

/**
 * Events wait for their number in a table of their own, so that no transaction waits for another one's. The chain's end
 * is signed, checkpoints are kept, and events may be removed if a signed record says so. The previous release keeps
 * appending to `audit_events` and `audit_head` as it did.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
  await makeUnchangeable(database, "audit_keys", ["private_key"]);
  await makeAppendOnly(database, "audit_checkpoints");
  await allowRemovalIf(
    database,
    "audit_events",
    // The last record that begins at or before the event, by its key.
    sql`coalesce((select to_sequence from audit_removals where from_sequence <= old.sequence
      order by from_sequence desc limit 1), 0) >= old.sequence`,
  );
}
