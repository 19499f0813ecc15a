import { type Generated, kinds, oneOf, scattered } from "./generated.ts";
import type { Sizes } from "./sizes.ts";

/** Operators with some sessions, registrations, mails, and one operator's notifications. */
export const peopleStatements = (
  { id, name, numbers }: Generated,
  sizes: Sizes,
  { operatorId, now }: { operatorId: string; now: number },
): string[] => [
  `insert into operators (id, account, account_key, name, email, email_key, phone, role, password_hash, status,
      locale, theme, created_at, last_sign_in_at, password_changed_at)
    select ${id(kinds.operator)}, ${name()}, ${name()}, ${name(scattered)}, ${name()} || '@bench.example',
      ${name()} || '@bench.example', '', ${oneOf(["sales", "operation", "clientManager"])}, '-',
      case when n % 10 = 0 then 'disabled' else 'active' end, 'en-US', 'system', ${now} - ${scattered},
      case when n % 7 > 0 then ${now} - ${scattered} end, n
    from ${numbers(sizes.operators)}`,
  `insert into sessions (id, token_hash, operator_id, created_at, last_seen_at, auth_at, expires_at, remember,
      address, device)
    select ${id(kinds.other)}, ${name()}, ${id(kinds.operator)}, ${now} - ${scattered}, ${now} - n, ${now},
      ${now} + 86400000, n % 4 = 0, '203.0.113.9', ${name()}
    from ${numbers(sizes.sessions)}`,
  `insert into applicants (id, reference, account, account_key, name, company, email, email_key, phone, reason,
      status, locale, created_at, decided_at)
    select ${id(kinds.other)}, 'AP-' || n, ${name()}, ${name()}, ${name(scattered)}, ${name()},
      ${name()} || '@bench.example', ${name()} || '@bench.example', '', '',
      ${oneOf([...Array.from({ length: 18 }, () => "approved"), "waiting", "rejected"])}, 'en-US', ${now} - n, ${now}
    from ${numbers(sizes.applicants)}`,
  `insert into mails (id, recipient, subject, text, locale, created_at, sent_at, error)
    select ${id(kinds.other)}, ${name()} || '@bench.example', 'Subject ' || n % 12, null, 'en-US', ${now} - n,
      case when n % 20 > 0 then ${now} end, case when n % 20 = 0 then 'no such mailbox' end
    from ${numbers(sizes.mails)}`,
  `insert into notifications (id, operator_id, kind, facts, path, created_at, read_at)
    select ${id(kinds.other)}, '${operatorId}', 'applicant.waiting', '{"reference":"AP-1","name":"Ada"}',
      '/management/applicants', ${now} - n, case when n % 50 > 0 then ${now} end
    from ${numbers(sizes.notifications)}`,
];
