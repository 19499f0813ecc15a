/** Price plans, clients, the ledger, invoices, credit notes and proposals. */
export const billingTables = `
create table finance_counters (
  name text primary key,
  value bigint not null
);

create table price_plans (
  id text primary key,
  name text not null,
  currency text not null,
  created_by text not null references operators (id),
  created_at bigint not null,
  constraint price_plans_name unique (currency, name)
);

create table price_plan_versions (
  id text primary key,
  plan_id text not null references price_plans (id),
  valid_from bigint not null,
  platform_fee bigint not null,
  created_by text not null references operators (id),
  created_at bigint not null,
  constraint price_plan_versions_month unique (plan_id, valid_from)
);

create table price_plan_rates (
  version_id text not null references price_plan_versions (id),
  meter text not null,
  price bigint not null,
  first_calls bigint,
  further_price bigint,
  constraint price_plan_rates_key primary key (version_id, meter)
);

create table finance_clients (
  id text primary key,
  number text not null unique,
  name text not null,
  currency text not null,
  balance bigint not null,
  entry_count bigint not null,
  credit_limit bigint not null,
  status text not null,
  owner_id text references operators (id),
  contact_name text not null,
  contact_email text not null,
  created_at bigint not null,
  updated_at bigint not null,
  plan_id text references price_plans (id),
  tax_rate integer not null default 0,
  credit_state text not null default 'ok'
);
create index finance_clients_owner on finance_clients (owner_id);
-- For the sort orders of lists, with the key that breaks ties.
create index finance_clients_sorted_by_number on finance_clients (number, id);
create index finance_clients_sorted_by_balance on finance_clients (balance, id);
create index finance_clients_sorted_by_credit_limit on finance_clients (credit_limit, id);
create index finance_clients_sorted_by_created_at on finance_clients (created_at, id);
create index finance_clients_credit on finance_clients (credit_state);

-- Clients' billing terms and states by month.
create table client_terms (
  client_id text not null references finance_clients (id),
  sequence integer not null,
  valid_from bigint not null,
  plan_id text references price_plans (id),
  tax_rate integer not null,
  created_by text references operators (id),
  created_at bigint not null,
  constraint client_terms_key primary key (client_id, sequence)
);

create table client_states (
  client_id text not null references finance_clients (id),
  sequence integer not null,
  status text not null,
  created_at bigint not null,
  constraint client_states_key primary key (client_id, sequence)
);

create table ledger_entries (
  id text primary key,
  client_id text not null references finance_clients (id),
  sequence bigint not null,
  number text not null unique,
  kind text not null,
  currency text not null,
  amount bigint not null,
  balance_after bigint not null,
  memo text not null,
  idempotency_key text not null unique,
  reverses_id text unique references ledger_entries (id),
  created_by text not null references operators (id),
  created_at bigint not null,
  constraint ledger_entries_sequence unique (client_id, sequence)
);
create index ledger_entries_created on ledger_entries (created_at, id);
create index ledger_entries_kind on ledger_entries (kind, created_at);

create table ledger_postings (
  entry_id text not null references ledger_entries (id),
  account text not null,
  currency text not null,
  debit bigint not null,
  credit bigint not null,
  constraint ledger_postings_key primary key (entry_id, account)
);

create table issuers (
  id text primary key,
  sequence integer not null unique,
  name text not null,
  address text not null,
  tax_number text not null,
  bank_name text not null,
  bank_account text not null,
  created_by text not null references operators (id),
  created_at bigint not null
);

create table invoices (
  id text primary key,
  number text not null unique,
  client_id text not null references finance_clients (id),
  currency text not null,
  status text not null,
  period_start bigint not null,
  period_end bigint not null,
  issued_at bigint not null,
  due_at bigint not null,
  paid_at bigint,
  subtotal bigint not null,
  tax_rate integer not null,
  tax bigint not null,
  total bigint not null,
  credited bigint not null default 0,
  plan_version_id text references price_plan_versions (id),
  entry_id text references ledger_entries (id),
  issued_by text references operators (id),
  client_name text not null default '',
  issuer_id text references issuers (id),
  run_key text
);
create index invoices_client on invoices (client_id, issued_at);
create index invoices_issued on invoices (issued_at, id);
-- Pending items are counted often, among many that aren't.
create index invoices_issued_due on invoices (due_at, client_id) where status = 'issued';
-- One per client and month: issuing it a second time does nothing.
create unique index invoices_once on invoices (client_id, period_start);
create unique index invoices_entry on invoices (entry_id);
create index invoices_listed_by_due_at on invoices (due_at, id);
create index invoices_listed_by_total on invoices (total, id);

create table invoice_lines (
  invoice_id text not null references invoices (id),
  position integer not null,
  item text not null,
  quantity bigint not null,
  unit_price bigint not null,
  amount bigint not null,
  first_calls bigint,
  further_price bigint,
  constraint invoice_lines_key primary key (invoice_id, position)
);

create table credit_notes (
  id text primary key,
  number text not null unique,
  invoice_id text not null references invoices (id),
  reason text not null,
  subtotal bigint not null,
  tax bigint not null,
  total bigint not null,
  entry_id text not null unique references ledger_entries (id),
  idempotency_key text not null unique,
  issued_by text not null references operators (id),
  issued_at bigint not null
);
create index credit_notes_invoice on credit_notes (invoice_id);

create table credit_note_lines (
  credit_note_id text not null references credit_notes (id),
  position integer not null,
  amount bigint not null,
  constraint credit_note_lines_key primary key (credit_note_id, position)
);

-- Top-ups and refunds that one operator proposes and another decides on. Some names on PostgreSQL are of when only
-- top-ups were proposed.
create table proposals (
  id text constraint top_ups_pkey primary key,
  number text not null constraint top_ups_number_key unique,
  client_id text not null constraint top_ups_client_id_fkey references finance_clients (id),
  currency text not null,
  amount bigint not null,
  reference text not null,
  note text not null,
  idempotency_key text not null constraint top_ups_idempotency_key_key unique,
  proposed_by text not null constraint top_ups_proposed_by_fkey references operators (id),
  created_at bigint not null,
  kind text not null default 'top-up'
);
create index top_ups_client on proposals (client_id);
create index proposals_listed_by_kind_created_at on proposals (kind, created_at, id);
create index proposals_listed_by_kind_amount on proposals (kind, amount, id);

-- The primary key makes sure a proposal is decided on once.
create table proposal_decisions (
  proposal_id text constraint top_up_decisions_pkey primary key
    constraint top_up_decisions_top_up_id_fkey references proposals (id),
  status text not null,
  reason text not null,
  entry_id text constraint top_up_decisions_entry_id_key unique
    constraint top_up_decisions_entry_id_fkey references ledger_entries (id),
  idempotency_key text not null constraint top_up_decisions_idempotency_key_key unique,
  decided_by text not null constraint top_up_decisions_decided_by_fkey references operators (id),
  decided_at bigint not null
);

-- Stored responses to finance's idempotency keys.
create table finance_answers (
  key text primary key,
  call text not null,
  asked text not null,
  operator_id text not null references operators (id),
  answer text,
  created_at bigint not null
);
`;
