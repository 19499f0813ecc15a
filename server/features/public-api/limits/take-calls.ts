import type { Kysely } from "kysely";
import type { Tables } from "../../../database/tables/index.ts";
import { together } from "../../../database/together.ts";
import { writeInTime } from "../../../database/write-in-time.ts";
import { periodAt } from "./periods.ts";
import { type Asked, type Taken, takeSome } from "./take-some.ts";

const writeLastUse = async (database: Kysely<Tables>, { keyId, now }: Asked): Promise<void> => {
  await database
    .updateTable("api_keys")
    .set({ last_used_at: now })
    .where("id", "=", keyId)
    .where((key) => key.or([key("last_used_at", "is", null), key("last_used_at", "<", now)]))
    .execute();
};

/** What calls have in common that are counted in the same windows against the same limits. */
const groupOf = (asked: Asked): string =>
  [
    asked.applicationId,
    periodAt("minute", asked.now).startsAt,
    asked.callsPerMinute,
    asked.callsPerMonth,
    asked.isFree,
  ].join(" ");

const inOrder = <Value>(byName: Map<string, Value>): [string, Value][] =>
  [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1));

interface Place {
  one: Asked;
  index: number;
}

/** Counts calls of one minute in one transaction, and puts what became of each in its place of `taken`. */
const takeMinute = (
  database: Kysely<Tables>,
  places: readonly Place[],
  taken: Taken[],
): Promise<void> =>
  writeInTime(database, async (transaction) => {
    const uses = new Map<string, Asked>();
    const groups = Map.groupBy(places, ({ one }) => groupOf(one));
    // In one order everywhere: two servers that lock the same rows crosswise would stop each other.
    for (const [, calls] of inOrder(groups)) {
      const answers = await takeSome(transaction, calls[0]!.one, calls.length);
      for (const [place, { one, index }] of calls.entries()) {
        taken[index] = answers[place]!;
        if (one.marksUse && taken[index].refusedBy === null) uses.set(one.keyId, one);
      }
    }
    for (const [, use] of inOrder(uses)) await writeLastUse(transaction, use);
  });

/**
 * Counts a call of an application in its minute and its month, if both allow it; a refused one uses
 * nothing up. Calls that come together share a transaction, and those of one application a statement
 * for each window, as long as all of them fit.
 */
export const takeCall = together(async (database, asked: readonly Asked[]) => {
  const taken: Taken[] = [];
  const byMinute = Map.groupBy(
    asked.map((one, index) => ({ one, index })),
    ({ one }) => periodAt("minute", one.now).startsAt,
  );
  // One after the other: with two minutes in a transaction, the second would come after a month that
  // another server, at which only the second has begun, waits for with that minute in its hands.
  for (const places of byMinute.values()) await takeMinute(database, places, taken);
  return taken;
});
