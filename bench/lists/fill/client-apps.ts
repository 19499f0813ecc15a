import { id, idOf, kinds, numbers, rows } from "./rows.ts";

/** The client app with that many keys of its own, and the webhook that receives every delivery. */
export const busy = {
  clientApp: idOf(kinds.clientApp, rows / 2),
  webhook: idOf(kinds.webhook, 1),
} as const;

const hour = 3_600_000;

/** Client apps with keys, their calls, and deliveries to a webhook. */
export const fillClientApps = async (
  run: (statement: string) => Promise<unknown>,
  createdBy: string,
  now: number,
): Promise<void> => {
  await run(`
    insert into client_applications (id, name, name_key, environment, description, status, owner_id,
      created_at, updated_at)
    select ${id(kinds.clientApp)}, 'Client app ' || n, 'client app ' || n, 'production', md5(n::text),
      'active', ${id(kinds.operator)}, n, n
    from ${numbers}`);
  for (const [kind, clientApp, name] of [
    [kinds.key, id(kinds.clientApp), "one"],
    [kinds.other, `'${busy.clientApp}'`, "busy"],
  ])
    await run(`
      insert into api_keys (id, application_id, name, prefix, key_hash, scopes, created_by, created_at,
        last_used_at)
      select ${id(kind!)}, ${clientApp}, 'Key ' || n, '${name}-' || n, '${name}-' || md5(n::text),
        '["usage:read"]', '${createdBy}', n, nullif(n % 3, 0) * n
      from ${numbers}`);
  await run(`
    update client_applications set key_count = its.keys, keys_used_at = its.used
    from (select application_id, count(*) as keys, max(last_used_at) as used from api_keys
      group by application_id) as its
    where its.application_id = client_applications.id`);
  await run(`
    insert into api_usage (at, application_id, key_id, payer_id, operation, status_class, meter, calls, total_ms)
    select ${now - (now % hour)} - n % 20 * ${hour}, ${id(kinds.clientApp)}, ${id(kinds.key)}, '',
      'public.key.describe', 2, 'free', n % 100 + 1, n
    from ${numbers}`);
  await run(`
    insert into webhooks (id, application_id, url, events, state, created_by, created_at, updated_at)
    values ('${busy.webhook}', '${busy.clientApp}', 'https://receiver.example', '["api_key.created"]',
      'active', '${createdBy}', 0, 0)`);
  await run(`
    insert into webhook_events (id, application_id, type, data, created_at)
    select ${id(kinds.event)}, '${busy.clientApp}', 'api_key.created', '{}', ${now} from ${numbers}`);
  await run(`
    insert into webhook_deliveries (id, webhook_id, event_id, type, state, tries, created_at)
    select ${id(kinds.delivery)}, '${busy.webhook}', ${id(kinds.event)}, 'api_key.created',
      case when n % 50 = 0 then 'dead' else 'delivered' end, 1, ${now}
    from ${numbers}`);
  await run(`
    insert into webhook_attempts (id, delivery_id, at, milliseconds, status, response)
    select ${id(kinds.other)}, ${id(kinds.delivery)}, ${now}, 12, 200, '' from ${numbers}`);
};
