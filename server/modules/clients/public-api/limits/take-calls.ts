import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { groupCommit, groupDeadline } from "#platform/database/group-commit.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { periodAt } from "./periods.ts";
import { type Asked, type Taken, takeSome } from "./take-some.ts";

const writeLastUse = async (database: Kysely<Tables>, { keyId, now }: Asked): Promise<void> => {
  await database
    .updateTable("apiKeys")
    .set({ lastUsedAt: now })
    .where("id", "=", keyId)
    .where((key) => key.or([key("lastUsedAt", "is", null), key("lastUsedAt", "<", now)]))
    .execute();
};

const writeUseOfClientApp = async (
  database: Kysely<Tables>,
  { clientAppId, now }: Asked,
): Promise<void> => {
  await database
    .updateTable("clientApplications")
    .set({ keysUsedAt: now })
    .where("id", "=", clientAppId)
    .where((own) => own.or([own("keysUsedAt", "is", null), own("keysUsedAt", "<", now)]))
    .execute();
};

const minuteOf = ({ now }: Asked): number => periodAt("minute", now).startsAt;

/** What calls must share to be counted in the same windows against the same limits. */
const groupOf = (asked: Asked): string =>
  [
    asked.clientAppId,
    minuteOf(asked),
    asked.callsPerMinute,
    asked.callsPerMonth,
    asked.isFree,
  ].join(" ");

const inOrder = <Value>(byName: Map<string, Value>): [string, Value][] =>
  [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1));

/**
 * Counts a call of a client app in its minute and its month, if both allow it; a refused one uses nothing up. Group
 * commit: concurrent calls share a transaction, and those of one client app a statement per window, as long as all of
 * them fit. Each minute gets its own transaction: with two of them in one, the second minute would be locked after a
 * month, which another server that is only counting the second minute waits for while it holds that minute.
 */
export const takeCall = groupCommit(
  (database, asked: readonly Asked[]) =>
    transactionWithDeadline(
      database,
      async (transaction) => {
        const taken: Taken[] = [];
        const uses = new Map<string, Asked>();
        const users = new Map<string, Asked>();
        const groups = Map.groupBy(
          asked.map((one, index) => ({ one, index })),
          ({ one }) => groupOf(one),
        );
        // In one order everywhere: two servers locking the same rows in opposite orders would deadlock.
        for (const [, calls] of inOrder(groups)) {
          const answers = await takeSome(transaction, calls[0]!.one, calls.length);
          for (const [place, { one, index }] of calls.entries()) {
            taken[index] = answers[place]!;
            if (!one.marksUse || taken[index].refusedBy !== null) continue;
            uses.set(one.keyId, one);
            users.set(one.clientAppId, one);
          }
        }
        for (const [, use] of inOrder(uses)) await writeLastUse(transaction, use);
        for (const [, use] of inOrder(users)) await writeUseOfClientApp(transaction, use);
        return taken;
      },
      groupDeadline,
    ),
  minuteOf,
);
