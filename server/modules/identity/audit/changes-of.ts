import type { AuditEvent } from "@console-shell/contract/endpoints/audit";

type Value = string | number | boolean | null;

/** What differs, as an event tells it: `{ threshold: "100 → 250" }`. Empty where nothing does. */
export const changesOf = <Facts extends Readonly<Record<string, Value>>>(
  before: Facts,
  after: Facts,
): AuditEvent["details"] =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      value === before[name] ? [] : [[name, `${before[name] ?? "–"} → ${value ?? "–"}`]],
    ),
  );
