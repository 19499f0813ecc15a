import { id, kinds, numbers } from "./rows.ts";

/** Clients, entries of a hundred of them, proposals and invoices. */
export const fillMoney = async (
  run: (statement: string) => Promise<unknown>,
  createdBy: string,
): Promise<void> => {
  await run(`
    insert into finance_clients (id, number, name, currency, balance, entry_count, credit_limit, status,
      owner_id, contact_name, contact_email, created_at, updated_at)
    select ${id(kinds.client)}, 'C-' || n, 'Client ' || md5(n::text), 'CNY', 0, 0, 0, 'active', '${createdBy}',
      'Ada', 'ada@client.example', n, n
    from ${numbers}`);
  await run(`
    insert into ledger_entries (id, client_id, sequence, number, kind, currency, amount, balance_after, memo,
      idempotency_key, reverses_id, created_by, created_at)
    select ${id(kinds.entry)}, ${id(kinds.client, "n % 100 + 1")}, n / 100 + 1, 'E-' || n,
      'top-up', 'CNY', 100, 100, 'Bench ' || n, 'key-' || n, null, '${createdBy}', n
    from ${numbers}`);
  await run(`
    insert into ledger_postings (entry_id, account, currency, debit, credit)
    select ${id(kinds.entry)}, account, 'CNY', case when account = 'bank' then 100 else 0 end,
      case when account = 'bank' then 0 else 100 end
    from ${numbers} cross join (values ('bank'), ('client')) as accounts(account)`);
  await run(`
    insert into proposals (id, kind, number, client_id, currency, amount, reference, note, idempotency_key,
      proposed_by, created_at)
    select ${id(kinds.other)}, 'top-up', 'T-' || n, ${id(kinds.client)}, 'CNY', n * 7 % 9999 + 1,
      'Reference ' || n, '', 'proposal-' || n, '${createdBy}', n
    from ${numbers}`);
  await run(`
    insert into proposal_decisions (proposal_id, status, reason, idempotency_key, decided_by, decided_at)
    select ${id(kinds.other)}, 'withdrawn', '', 'decision-' || n, '${createdBy}', n
    from ${numbers} where n % 10 > 0`);
  await run(`
    insert into invoices (id, number, client_id, currency, status, period_start, period_end, issued_at,
      due_at, subtotal, tax_rate, tax, total, client_name)
    select ${id(kinds.other)}, 'I-' || n, ${id(kinds.client)}, 'CNY', (array['issued','paid','void'])[n % 3 + 1],
      0, 1, n, n * 7 % 99999, 100, 0, 0, n * 7 % 9999 + 100, 'Client ' || md5(n::text)
    from ${numbers}`);
};
