import type { Kysely } from "kysely";
import { withTimeout } from "./with-timeout.ts";
import type { Tables } from "./tables/index.ts";

type Asked<Row> = PromiseWithResolvers<Row | undefined>;

/** Pending look-ups of one database. */
interface Queue<Row> {
  waiting: Map<string, Asked<Row>>;
  /** Whether a query is about to begin. */
  isNext: boolean;
  /** Queries under way. */
  running: number;
}

/** More would each carry less, and cost as much. */
const maxRunning = 2;

/**
 * Batch loader: look-ups that arrive while the event loop reads its sockets, or while earlier queries are running,
 * share one query, which starts after the last of them arrived. So no result is older than its request. `load` gets
 * each key once and returns the rows it found.
 */
export const batchLoader = <Row>(
  load: (database: Kysely<Tables>, keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): ((database: Kysely<Tables>, key: string) => Promise<Row | undefined>) => {
  const queues = new WeakMap<Kysely<Tables>, Queue<Row>>();

  const queueOf = (database: Kysely<Tables>): Queue<Row> => {
    const known = queues.get(database) ?? { waiting: new Map(), isNext: false, running: 0 };
    queues.set(database, known);
    return known;
  };

  const send = async (database: Kysely<Tables>, queue: Queue<Row>): Promise<void> => {
    const batch = queue.waiting;
    queue.waiting = new Map();
    queue.isNext = false;
    queue.running += 1;
    try {
      const rows = await withTimeout(load(database, [...batch.keys()]));
      for (const [key, asked] of batch) asked.resolve(rows.get(key));
    } catch (error) {
      for (const asked of batch.values()) asked.reject(error);
    }
    queue.running -= 1;
    begin(database, queue);
  };

  const begin = (database: Kysely<Tables>, queue: Queue<Row>): void => {
    if (queue.waiting.size === 0 || queue.isNext || queue.running >= maxRunning) return;
    queue.isNext = true;
    setImmediate(() => void send(database, queue));
  };

  return (database, key) => {
    const queue = queueOf(database);
    let asked = queue.waiting.get(key);
    if (!asked) {
      asked = Promise.withResolvers();
      queue.waiting.set(key, asked);
      begin(database, queue);
    }
    return asked.promise;
  };
};
