import type { Kysely } from "kysely";
import { histogram } from "../metrics/registry.ts";
import { withTimeout } from "./with-timeout.ts";
import type { Tables } from "./tables/index.ts";

interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item;
}

/** Pending writes to one database. */
interface Queue<Item, Result> {
  waiting: Waiting<Item, Result>[];
  isBusy: boolean;
}

/** For a group's transaction, in milliseconds; half of `withTimeout`'s, so that nobody has given up on a commit. */
export const groupDeadline = 5_000;

/** More would delay the first of them, and hold their locks longer. */
const maxAtOnce = 200;

const sizes = histogram(
  "console_database_group_commit_size",
  "Writes that shared a transaction.",
  [],
  [1, 2, 5, 10, 20, 50, 100, maxAtOnce],
);

/**
 * Group commit: writes that arrive during a transaction share the next one, in the order of arrival. `write` returns a
 * result for each of its items; if it fails, all of them fail. No result is returned before it's stored. Different
 * kinds run one after the other, each with its own results.
 */
export const groupCommit = <Item, Result>(
  write: (database: Kysely<Tables>, items: readonly Item[]) => Promise<readonly Result[]>,
  kindOf: (item: Item) => unknown = () => undefined,
): ((database: Kysely<Tables>, item: Item) => Promise<Result>) => {
  const queues = new WeakMap<Kysely<Tables>, Queue<Item, Result>>();

  const queueOf = (database: Kysely<Tables>): Queue<Item, Result> => {
    const known = queues.get(database) ?? { waiting: [], isBusy: false };
    queues.set(database, known);
    return known;
  };

  const send = async (database: Kysely<Tables>, queue: Queue<Item, Result>): Promise<void> => {
    const kind = kindOf(queue.waiting[0]!.item);
    const batch = queue.waiting.filter(({ item }) => kindOf(item) === kind).slice(0, maxAtOnce);
    const inBatch = new Set(batch);
    sizes.observe(batch.length);
    queue.waiting = queue.waiting.filter((one) => !inBatch.has(one));
    try {
      const items = batch.map(({ item }) => item);
      const results = await withTimeout(write(database, items));
      for (const [index, one] of batch.entries()) one.resolve(results[index]!);
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
    queue.isBusy = false;
    begin(database, queue);
  };

  const begin = (database: Kysely<Tables>, queue: Queue<Item, Result>): void => {
    if (queue.waiting.length === 0 || queue.isBusy) return;
    queue.isBusy = true;
    setImmediate(() => void send(database, queue));
  };

  return (database, item) => {
    const queue = queueOf(database);
    const asked = { item, ...Promise.withResolvers<Result>() };
    queue.waiting.push(asked);
    begin(database, queue);
    return asked.promise;
  };
};
