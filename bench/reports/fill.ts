import { DatabaseSync } from "node:sqlite";
import { hashEvent } from "@console-shell/server/modules/identity/audit/chain";

const events = 1_000_000;
const rows = 200_000;
/** Clients with a plan and a client app. */
const paying = 20_000;
const hour = 3_600_000;

const id = (kind: string, n = "n") => `printf('0190000${kind}-0000-7000-8000-%012x', ${n})`;
const numbers = (count: number) =>
  `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;

const fillAudit = (database: DatabaseSync): void => {
  const insert =
    database.prepare(`insert into audit_events (sequence, at, action, outcome, actor_id,
    actor, target_id, target, address, device, details, hash) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  let hash = "";
  let sequence = 0;
  while (sequence < events) {
    sequence += 1;
    const event = {
      sequence,
      at: sequence * 1000,
      action: "operator.changed" as const,
      outcome: "done" as const,
      actorId: null,
      actor: `operator${sequence % 5000}`,
      targetId: null,
      target: `target${sequence}`,
      address: "203.0.113.9",
      device: "Bench",
      details: "{}",
    };
    hash = hashEvent(hash, event);
    insert.run(...Object.values(event), hash);
  }
  database.prepare("update audit_head set sequence = ?, hash = ?").run(sequence, hash);
};

/** Starts of the last 24 complete months, in UTC. */
const monthStarts = (now: number): number[] => {
  const today = new Date(now);
  return Array.from({ length: 24 }, (_, back) =>
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1 - back, 1),
  );
};

const statements = (createdBy: string, now: number): string[] => [
  `insert into operators (id, account, account_key, name, email, email_key, phone, role, password_hash,
      status, locale, theme, created_at, password_changed_at)
    ${numbers(rows)} select ${id("1")}, 'operator' || n, 'operator' || n, 'Operator ' || n, 'o' || n || '@b.example',
      'o' || n || '@b.example', '', 'sales', '-', 'active', 'en-US', 'system', n, n from numbers`,
  `insert into finance_clients (id, number, name, currency, balance, entry_count, credit_limit, tax_rate, status,
      owner_id, contact_name, contact_email, created_at, updated_at)
    ${numbers(rows)} select ${id("2")}, printf('C-%06d', n), 'Client ' || n, 'CNY', 100, 1, 0, 0, 'active',
      '${createdBy}', 'Ada', 'ada@client.example', n, n from numbers`,
  `insert into price_plans (id, name, currency, created_by, created_at)
    values ('plan', 'Plan', 'CNY', '${createdBy}', 0)`,
  `insert into price_plan_versions (id, plan_id, valid_from, platform_fee, created_by, created_at)
    values ('version', 'plan', 0, 1000, '${createdBy}', 0)`,
  `insert into price_plan_rates (version_id, meter, price) values ('version', 'face-search', 100)`,
  `insert into client_terms (client_id, sequence, valid_from, plan_id, tax_rate, created_at)
    ${numbers(rows)} select ${id("2")}, 1, 0, case when n <= ${paying} then 'plan' end, 0, n from numbers`,
  `insert into client_states (client_id, sequence, status, created_at)
    ${numbers(rows)} select ${id("2")}, 1, 'active', n from numbers`,
  `insert into ledger_entries (id, client_id, sequence, number, kind, currency, amount, balance_after, memo,
      idempotency_key, created_by, created_at)
    ${numbers(rows)} select ${id("3")}, ${id("2")}, 1, 'E-' || n, 'top-up', 'CNY', 100, 100, 'Bench ' || n,
      'key-' || n, '${createdBy}', n from numbers`,
  ...["bank", "client"].map(
    (account) => `insert into ledger_postings (entry_id, account, currency, debit, credit)
      ${numbers(rows)} select ${id("3")}, '${account}', 'CNY', ${account === "bank" ? "100, 0" : "0, 100"} from numbers`,
  ),
  `insert into client_applications (id, name, name_key, environment, description, status, owner_id, created_at,
      updated_at)
    ${numbers(paying)} select ${id("4")}, 'Client app ' || n, 'client app ' || n, 'production', '', 'active',
      '${createdBy}', n, n from numbers`,
  `insert into api_keys (id, application_id, name, prefix, key_hash, scopes, created_by, created_at)
    ${numbers(paying)} select ${id("5")}, ${id("4")}, 'Key', 'key-' || n, 'key-' || n, '[]', '${createdBy}', n
    from numbers`,
  // Today's calls, and some in each complete month.
  ...[now - (now % hour) - 20 * hour, ...monthStarts(now)].map(
    (
      at,
    ) => `insert into api_usage (at, application_id, key_id, payer_id, operation, status_class, meter, calls,
        total_ms)
      ${numbers(paying)} select ${at} + n % 20 * ${hour}, ${id("4")}, ${id("5")}, ${id("2")}, 'public.face.search',
        2, 'face-search', n % 100 + 1, n from numbers`,
  ),
  // One client in fifty has no invoice for the month yet.
  ...monthStarts(now).map(
    (
      at,
    ) => `insert into invoices (id, number, client_id, client_name, currency, status, period_start, period_end,
        issued_at, due_at, subtotal, tax_rate, tax, total)
      ${numbers(paying)} select '${at}-' || n, '${at}-' || n, ${id("2")}, 'Client', 'CNY', 'paid', ${at}, ${at + 28 * 24 * hour},
        ${at}, ${at}, 1000, 0, 0, 1000 from numbers where n % 50 > 0`,
  ),
];

/** Fills the SQLite file of an unused console with many years of data. */
export const fillForReports = (path: string, createdBy: string): void => {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  try {
    database.function("fold_case", { deterministic: true }, (text) => text);
    database.exec("PRAGMA synchronous = OFF; begin");
    fillAudit(database);
    for (const statement of statements(createdBy, Date.now())) database.exec(statement);
    database.exec("commit");
  } finally {
    database.close();
  }
};
