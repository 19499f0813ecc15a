import { runOnPostgres } from "@console-shell/testing/postgres-database";

/** How many operators, audit events and ledger entries there are. */
export const rows = 100_000;

const id = (kind: number) => `'0190000${kind}-0000-7000-8000-' || lpad(to_hex(n), 12, '0')`;
const numbers = `generate_series(1, ${rows}) as n`;

/** Fills the tables that the lists read, with as many rows each, as PostgreSQL makes them by itself. */
export const fillTables = async (url: string, createdBy: string): Promise<void> => {
  const run = (statement: string) => runOnPostgres(url, statement);
  await run(`
    insert into operators (id, account, account_key, name, email, email_key, phone, role, password_hash,
      status, locale, theme, created_at, last_sign_in_at, password_changed_at)
    select ${id(1)}, 'operator' || n, 'operator' || n, 'Operator ' || md5(n::text), 'o' || n || '@bench.example',
      'o' || n || '@bench.example', '', (array['sales','operation','clientManager'])[n % 3 + 1], '-',
      case when n % 10 = 0 then 'disabled' else 'active' end, 'en-US', 'system', n, nullif(n % 7, 0) * n, n
    from ${numbers}`);
  await run(`
    insert into audit_events (sequence, at, action, outcome, actor_id, actor, target_id, target, address,
      device, details, hash)
    select n, n * 1000, (array['session.opened','operator.changed','password.set'])[n % 3 + 1], 'done', null,
      'operator' || n % 5000, null, 'target' || n, '203.0.113.9', 'Bench', '{}', md5(n::text)
    from ${numbers}`);
  await run(`update audit_head set sequence = ${rows}`);
  await run(`
    insert into finance_clients (id, number, name, currency, balance, entry_count, credit_limit, status,
      owner_id, contact_name, contact_email, created_at, updated_at)
    select ${id(2)}, 'C-' || n, 'Client ' || md5(n::text), 'CNY', 0, 0, 0, 'active', '${createdBy}', 'Ada',
      'ada@client.example', n, n
    from ${numbers}`);
  await run(`
    insert into ledger_entries (id, client_id, sequence, number, kind, currency, amount, balance_after, memo,
      idempotency_key, reverses_id, created_by, created_at)
    select ${id(3)}, '01900002-0000-7000-8000-' || lpad(to_hex(n % 100 + 1), 12, '0'), n / 100 + 1, 'E-' || n,
      'top-up', 'CNY', 100, 100, 'Bench ' || n, 'key-' || n, null, '${createdBy}', n
    from ${numbers}`);
  await run(`
    insert into ledger_postings (entry_id, account, currency, debit, credit)
    select ${id(3)}, account, 'CNY', case when account = 'bank' then 100 else 0 end,
      case when account = 'bank' then 0 else 100 end
    from ${numbers} cross join (values ('bank'), ('client')) as accounts(account)`);
  await run("vacuum analyze");
};
