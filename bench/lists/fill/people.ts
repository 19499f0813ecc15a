import { id, kinds, numbers } from "./rows.ts";

/** Operators, a session for each, and applicants. */
export const fillPeople = async (
  run: (statement: string) => Promise<unknown>,
  now: number,
): Promise<void> => {
  await run(`
    insert into operators (id, account, account_key, name, email, email_key, phone, role, password_hash,
      status, locale, theme, created_at, last_sign_in_at, password_changed_at)
    select ${id(kinds.operator)}, 'operator' || n, 'operator' || n, 'Operator ' || md5(n::text),
      'o' || n || '@bench.example', 'o' || n || '@bench.example', '',
      (array['sales','operation','clientManager'])[n % 3 + 1], '-',
      case when n % 10 = 0 then 'disabled' else 'active' end, 'en-US', 'system', n, nullif(n % 7, 0) * n, n
    from ${numbers}`);
  await run(`
    insert into sessions (id, token_hash, operator_id, created_at, last_seen_at, auth_at, expires_at,
      remember, address, device)
    select ${id(kinds.other)}, md5(n::text), ${id(kinds.operator)}, ${now} - n * 7 % 9999, ${now} - n,
      ${now}, ${now} + 86400000, n % 4 = 0, '203.0.113.' || n % 250, 'Bench ' || n
    from ${numbers}`);
  await run(`
    insert into applicants (id, reference, account, account_key, name, company, email, email_key, phone,
      reason, status, locale, created_at, decided_at)
    select ${id(kinds.other)}, 'AP-' || n, 'applicant' || n, 'applicant' || n, 'Applicant ' || md5(n::text),
      'Company ' || md5(n::text), 'a' || n || '@bench.example', 'a' || n || '@bench.example', '', '',
      (array['waiting','approved','rejected'])[n % 3 + 1], 'en-US', n, nullif(n % 3, 0) * n
    from ${numbers}`);
};
