import { type Generated, idOf, kinds, oneOf, scattered } from "./generated.ts";
import type { Sizes } from "./sizes.ts";

const hour = 3_600_000;

/** Client apps with keys, calls by the hour, and deliveries to one webhook. */
export const clientAppStatements = (
  { id, name, numbers }: Generated,
  sizes: Sizes,
  { operatorId, now }: { operatorId: string; now: number },
): string[] => [
  `insert into client_applications (id, name, name_key, environment, description, status, owner_id, client_id,
      key_count, created_at, updated_at)
    select ${id(kinds.clientApp)}, ${name(scattered)}, ${name(scattered)}, 'production', '', 'active',
      ${id(kinds.operator)}, ${id(kinds.client)}, 1, ${now} - ${scattered}, n
    from ${numbers(sizes.paying)}`,
  `insert into api_keys (id, application_id, name, prefix, key_hash, scopes, created_by, created_at, last_used_at)
    select ${id(kinds.key)}, ${id(kinds.clientApp)}, 'Key', ${name()}, ${name()}, '[]', '${operatorId}', n, n
    from ${numbers(sizes.paying)}`,
  `insert into application_members (application_id, operator_id, role, added_by, added_at)
    select '${idOf("clientApp", 1)}', ${id(kinds.operator)}, 'viewer', '${operatorId}', n
    from ${numbers(sizes.paying)}`,
  // By the hour of the last day, and one of each day of the last 60.
  `insert into api_usage (at, application_id, key_id, payer_id, operation, status_class, meter, calls, total_ms)
    select ${now - (now % hour)} - n % 24 * ${hour}, ${id(kinds.clientApp)}, ${id(kinds.key)}, ${id(kinds.client)},
      'public.face.search', 2, 'face-search', ${scattered} % 100 + 1, n
    from ${numbers(sizes.paying)}`,
  ...Array.from(
    { length: 20 },
    (
      _,
      back,
    ) => `insert into api_usage (at, application_id, key_id, payer_id, operation, status_class, meter,
        calls, total_ms)
      select ${now - (now % hour) - (3 * back + 3) * 24 * hour}, ${id(kinds.clientApp)}, ${id(kinds.key)},
        ${id(kinds.client)}, 'public.face.search', 2, 'face-search', ${scattered} % 100 + 1, n
      from ${numbers(sizes.paying)}`,
  ),
  `insert into webhooks (id, application_id, url, events, state, created_by, created_at, updated_at)
    values ('${idOf("webhook", 1)}', '${idOf("clientApp", 1)}', 'https://receiver.example', '["api_key.created"]',
      'active', '${operatorId}', 0, 0)`,
  `insert into webhook_events (id, application_id, type, data, created_at)
    select ${id(kinds.event)}, '${idOf("clientApp", 1)}', 'api_key.created', '{}', ${now} from ${numbers(sizes.deliveries)}`,
  `insert into webhook_deliveries (id, webhook_id, event_id, type, state, tries, created_at)
    select ${id(kinds.delivery)}, '${idOf("webhook", 1)}', ${id(kinds.event)}, 'api_key.created',
      ${oneOf([...Array.from({ length: 49 }, () => "delivered"), "dead"])}, 1, ${now}
    from ${numbers(sizes.deliveries)}`,
  `insert into webhook_attempts (id, delivery_id, at, milliseconds, status, response)
    select ${id(kinds.other)}, ${id(kinds.delivery)}, ${now}, 12, 200, '' from ${numbers(sizes.deliveries)}`,
];
