import type { AuditEvent } from "@console-shell/contract/calls/audit";

type Value = string | number | boolean | null;

/** The changes for an audit event: `{ threshold: "100 → 250" }`. Empty if there are none. */
export const changesOf = <Facts extends Readonly<Record<string, Value>>>(
  before: Facts,
  after: Facts,
): AuditEvent["details"] =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      value === before[name] ? [] : [[name, `${before[name] ?? "–"} → ${value ?? "–"}`]],
    ),
  );
