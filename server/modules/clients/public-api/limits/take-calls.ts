import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { together } from "../../../../platform/database/together.ts";
import { writeInTime } from "../../../../platform/database/write-in-time.ts";
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

const writeUseOfApplication = async (
  database: Kysely<Tables>,
  { applicationId, now }: Asked,
): Promise<void> => {
  await database
    .updateTable("client_applications")
    .set({ keys_used_at: now })
    .where("id", "=", applicationId)
    .where((own) => own.or([own("keys_used_at", "is", null), own("keys_used_at", "<", now)]))
    .execute();
};

const minuteOf = ({ now }: Asked): number => periodAt("minute", now).startsAt;

/** What calls have in common that are counted in the same windows against the same limits. */
const groupOf = (asked: Asked): string =>
  [
    asked.applicationId,
    minuteOf(asked),
    asked.callsPerMinute,
    asked.callsPerMonth,
    asked.isFree,
  ].join(" ");

const inOrder = <Value>(byName: Map<string, Value>): [string, Value][] =>
  [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1));

/**
 * Counts a call of an application in its minute and its month, if both allow it; a refused one uses
 * nothing up. Calls that come together share a transaction, and those of one application a statement
 * for each window, as long as all of them fit. Each minute has its own: with two of them in a transaction, the
 * second would come after a month that another server, at which only the second has begun, waits for with
 * that minute in its hands.
 */
export const takeCall = together(
  (database, asked: readonly Asked[]) =>
    writeInTime(database, async (transaction) => {
      const taken: Taken[] = [];
      const uses = new Map<string, Asked>();
      const users = new Map<string, Asked>();
      const groups = Map.groupBy(
        asked.map((one, index) => ({ one, index })),
        ({ one }) => groupOf(one),
      );
      // In one order everywhere: two servers that lock the same rows crosswise would stop each other.
      for (const [, calls] of inOrder(groups)) {
        const answers = await takeSome(transaction, calls[0]!.one, calls.length);
        for (const [place, { one, index }] of calls.entries()) {
          taken[index] = answers[place]!;
          if (!one.marksUse || taken[index].refusedBy !== null) continue;
          uses.set(one.keyId, one);
          users.set(one.applicationId, one);
        }
      }
      for (const [, use] of inOrder(uses)) await writeLastUse(transaction, use);
      for (const [, use] of inOrder(users)) await writeUseOfApplication(transaction, use);
      return taken;
    }),
  minuteOf,
);
