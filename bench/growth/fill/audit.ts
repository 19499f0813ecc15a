import {
  chainEvents,
  hashEvent,
  type ChainServices,
} from "@console-shell/server/modules/identity/audit/chain";
import { newId } from "@console-shell/server/platform/database/id";
import { idOf } from "./generated.ts";
import type { Sizes } from "./sizes.ts";

const actions = [
  "session.opened",
  "operator.changed",
  "operator.viewed",
  "list.exported",
  "profile.changed",
] as const;
/** Events per statement; SQLite allows 32,766 parameters. */
const atOnce = 1_000;
/** The last ones are left to the product's own chaining, which is measured. */
const chained = 5_000;

const eventOf = (n: number, { events, operators }: Sizes, now: number) => ({
  // Three years, whatever the number.
  at: Math.round(now - (1 - n / events) * 3 * 365 * 24 * 3_600_000),
  action: actions[n % actions.length]!,
  outcome: n % 20 === 0 ? ("refused" as const) : ("done" as const),
  actorId: idOf("operator", (n % operators) + 1),
  actor: `bench-${String((n % operators) + 1).padStart(6, "0")}`,
  targetId: idOf("operator", ((n * 7919) % operators) + 1),
  target: `bench-${String(n).padStart(6, "0")}`,
  address: "203.0.113.9",
  device: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0",
  details: '{"name":"Ada"}',
});

/** Fills the audit log with a valid chain. Returns how many events a second the product chains at its end. */
export const fillAudit = async (
  services: ChainServices,
  sizes: Sizes,
  now: number,
): Promise<number> => {
  const { database } = services;
  let hash = "";
  const end = sizes.events - chained;
  for (let first = 1; first <= end; first += atOnce) {
    const events = Array.from({ length: Math.min(atOnce, end - first + 1) }, (_, at) => {
      const event = { sequence: first + at, ...eventOf(first + at, sizes, now) };
      hash = hashEvent(hash, event);
      return { ...event, hash };
    });
    await database.insertInto("auditEvents").values(events).execute();
  }
  await database.updateTable("auditHead").set({ sequence: end, hash }).execute();
  for (let first = end + 1; first <= sizes.events; first += atOnce)
    await database
      .insertInto("auditPending")
      .values(
        Array.from({ length: atOnce }, (_, at) => ({
          id: newId(),
          ...eventOf(first + at, sizes, now),
        })),
      )
      .execute();
  const begun = performance.now();
  await chainEvents(services);
  return chained / ((performance.now() - begun) / 1000);
};
