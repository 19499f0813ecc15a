import { id, kinds, numbers, rows } from "./rows.ts";

/** Audit records, mails and announcements. */
export const fillRecords = async (run: (statement: string) => Promise<unknown>): Promise<void> => {
  await run(`
    insert into audit_events (sequence, at, action, outcome, actor_id, actor, target_id, target, address,
      device, details, hash)
    select n, n * 1000, (array['session.opened','operator.changed','password.set'])[n % 3 + 1], 'done', null,
      'operator' || n % 5000, null, 'target' || n, '203.0.113.9', 'Bench', '{}', md5(n::text)
    from ${numbers}`);
  await run(`update audit_head set sequence = ${rows}`);
  await run(`
    insert into mails (id, recipient, subject, text, locale, created_at, sent_at, error)
    select ${id(kinds.other)}, 'o' || n || '@bench.example', 'Subject ' || n % 12, null, 'en-US', n,
      nullif(n % 20, 0) * n, case when n % 20 = 0 then 'no such mailbox' end
    from ${numbers}`);
  // Only ended ones: current ones are read with many calls, and there are never more than a few.
  await run(`
    insert into announcements (id, title_en, title_zh, text_en, text_zh, level, starts_at, ends_at,
      created_at, updated_at)
    select ${id(kinds.other)}, 'Title ' || md5(n::text), 'Title ' || n, 'Text', 'Text',
      (array['info','warning'])[n % 2 + 1], n, n + 1000, n, n
    from ${numbers}`);
};
