import { type Kysely, sql } from "kysely";
import { makeAppendOnly } from "../dialect/append-only.ts";

const statements = `
-- Receipts that an operator has uploaded and not proposed with yet.
create table receipt_uploads (
  id text primary key,
  file_name text not null,
  media_type text not null,
  size bigint not null,
  sha256 text not null,
  uploaded_by text not null references operators (id),
  uploaded_at bigint not null
);
create index receipt_uploads_by_uploaded_at on receipt_uploads (uploaded_at);

create table proposal_receipts (
  id text primary key,
  proposal_id text not null references proposals (id),
  file_name text not null,
  media_type text not null,
  size bigint not null,
  sha256 text not null,
  uploaded_by text not null references operators (id),
  uploaded_at bigint not null
);
create index proposal_receipts_by_proposal_id on proposal_receipts (proposal_id);
create index proposals_by_reference on proposals (lower(reference));
create index proposals_by_proposer on proposals (proposed_by, created_at);

-- How much one person may adjust without approval; the last one of a currency applies.
create table adjustment_limits (
  id text primary key,
  sequence bigint not null unique,
  currency text not null,
  amount bigint not null,
  changed_by text not null references operators (id),
  changed_at bigint not null
);

create table credit_limit_changes (
  id text primary key,
  client_id text not null references finance_clients (id),
  limit_before bigint not null,
  limit_after bigint not null,
  changed_by text not null references operators (id),
  changed_at bigint not null
);
create index credit_limit_changes_by_client_id on credit_limit_changes (client_id, changed_at);

create table client_notes (
  id text primary key,
  client_id text not null references finance_clients (id),
  text text not null,
  created_by text not null references operators (id),
  created_at bigint not null,
  changed_at bigint
);
create index client_notes_by_client_id on client_notes (client_id, created_at, id);
`;

/** Receipts of proposals, limits of adjustments, changes of credit limits, and notes on clients. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
  for (const table of ["proposal_receipts", "adjustment_limits", "credit_limit_changes"])
    await makeAppendOnly(database, table);
}
