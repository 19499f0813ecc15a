import { type Generated, kinds, oneOf, scattered } from "./generated.ts";
import type { Sizes } from "./sizes.ts";

const day = 24 * 3_600_000;
const months = 12;

/** The starts of the last complete months, in UTC, newest first. */
const monthStarts = (now: number): number[] => {
  const today = new Date(now);
  return Array.from({ length: months }, (_, back) =>
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1 - back, 1),
  );
};

/** Clients with entries, proposals and invoices; some have a plan. */
export const moneyStatements = (
  { id, name, numbers }: Generated,
  sizes: Sizes,
  { operatorId, now }: { operatorId: string; now: number },
): string[] => [
  `insert into price_plans (id, name, currency, created_by, created_at)
    values ('01900030-0000-7000-8000-000000000001', 'Bench', 'CNY', '${operatorId}', 0)`,
  `insert into price_plan_versions (id, plan_id, valid_from, platform_fee, created_by, created_at)
    values ('01900030-0000-7000-8000-000000000002', '01900030-0000-7000-8000-000000000001', ${Date.UTC(2020, 0, 1)}, 1000,
      '${operatorId}', 0)`,
  `insert into price_plan_rates (version_id, meter, price)
    values ('01900030-0000-7000-8000-000000000002', 'face-search', 100)`,
  `insert into issuers (id, sequence, name, address, tax_number, bank_name, bank_account, created_by, created_at)
    values ('01900030-0000-7000-8000-000000000003', 1, 'Bench', 'Bench', '', '', '', '${operatorId}', 0)`,
  `insert into finance_clients (id, number, name, currency, balance, entry_count, credit_limit, tax_rate, status,
      plan_id, owner_id, contact_name, contact_email, created_at, updated_at)
    select ${id(kinds.client)}, ${name()}, ${name(scattered)}, 'CNY', 100, 1, ${scattered}, 0, 'active',
      case when n <= ${sizes.paying} then '01900030-0000-7000-8000-000000000001' end,
      case when n % 3 = 0 then '${operatorId}' else ${id(kinds.operator)} end,
      'Ada', 'ada@client.example', n, n
    from ${numbers(sizes.clients)}`,
  `insert into client_terms (client_id, sequence, valid_from, plan_id, tax_rate, created_at)
    select ${id(kinds.client)}, 1, 0, case when n <= ${sizes.paying} then '01900030-0000-7000-8000-000000000001' end, 0, n
    from ${numbers(sizes.clients)}`,
  `insert into client_states (client_id, sequence, status, created_at)
    select ${id(kinds.client)}, 1, 'active', n from ${numbers(sizes.clients)}`,
  `insert into ledger_entries (id, client_id, sequence, number, kind, currency, amount, balance_after, memo,
      idempotency_key, created_by, created_at)
    select ${id(kinds.entry)}, ${id(kinds.client)}, 1, ${name()}, ${oneOf(["top-up", "charge", "adjustment"])},
      'CNY', 100, 100, ${name(scattered)}, ${name()}, '${operatorId}', ${now} - ${sizes.entries} + n
    from ${numbers(sizes.entries)}`,
  ...["bank", "client"].map(
    (account) => `insert into ledger_postings (entry_id, account, currency, debit, credit)
      select ${id(kinds.entry)}, '${account}', 'CNY', ${account === "bank" ? "100, 0" : "0, 100"}
      from ${numbers(sizes.entries)}`,
  ),
  `insert into proposals (id, kind, number, client_id, currency, amount, reference, note, idempotency_key,
      proposed_by, created_at)
    select ${id(kinds.proposal)}, ${oneOf(["top-up", "top-up", "refund", "adjustment"])}, ${name()}, ${id(kinds.client)},
      'CNY', ${scattered} + 1, ${name(scattered)}, '', ${name()}, ${id(kinds.operator)}, ${now} - n
    from ${numbers(sizes.proposals)}`,
  `insert into proposal_decisions (proposal_id, status, reason, idempotency_key, decided_by, decided_at)
    select ${id(kinds.proposal)}, ${oneOf(["rejected", "withdrawn"])}, '', ${name()}, '${operatorId}', ${now}
    from ${numbers(sizes.proposals)} where n % 100 > 0`,
  // One client in fifty has no invoice for a month yet.
  ...monthStarts(now).map(
    (
      at,
      month,
    ) => `insert into invoices (id, number, client_id, client_name, currency, status, period_start,
        period_end, issued_at, due_at, subtotal, tax_rate, tax, total)
      select ${id(kinds.invoice, `n * ${months} + ${month}`)}, ${name(`n * ${months} + ${month}`)}, ${id(kinds.client)},
        ${name(scattered)}, 'CNY', ${oneOf([...Array.from({ length: 8 }, () => "paid"), "issued", "void"])}, ${at},
        ${at + 28 * day}, ${at + 30 * day}, ${at + 60 * day}, ${scattered}, 0, 0, ${scattered}
      from ${numbers(sizes.paying)} where n % 50 > 0`,
  ),
];
