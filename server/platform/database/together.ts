import type { Kysely } from "kysely";
import { inTime } from "./in-time.ts";
import type { Tables } from "./tables/index.ts";

interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item;
}

/** What is to be written to one database. */
interface Queue<Item, Result> {
  waiting: Waiting<Item, Result>[];
  isBusy: boolean;
}

/** More would keep the first of them waiting, and what they lock locked. */
const mostAtOnce = 200;

/**
 * Writes what is asked one by one in as few transactions as can be: what is asked while one is under
 * way goes together in the next, in the order in which it was asked. `write` answers each of its items;
 * where it fails, all of them fail. Nothing is answered before it is stored. What has different kinds goes one kind
 * after the other, each answered by itself.
 */
export const together = <Item, Result>(
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
    const batch = queue.waiting.filter(({ item }) => kindOf(item) === kind).slice(0, mostAtOnce);
    const inBatch = new Set(batch);
    queue.waiting = queue.waiting.filter((one) => !inBatch.has(one));
    try {
      const items = batch.map(({ item }) => item);
      const results = await inTime(write(database, items));
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
