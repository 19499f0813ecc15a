import { Gauge, type Registry } from "prom-client";
import { withTimeout } from "#platform/database/with-timeout.ts";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";
import { allLiveSessions } from "#modules/identity/index.ts";

/** Milliseconds for which scrapes share what was read. */
const keptFor = 10_000;
/** Milliseconds after which an operator counts as away. */
const presentFor = 5 * 60_000;
/** Milliseconds until the database counts as unreadable. */
const patience = 5_000;

const queueNames = ["pictures", "webhooks", "messages", "invoice-mails", "clean-ups"] as const;
type QueueName = (typeof queueNames)[number];

interface Queue {
  /** Entries that wait, are being tried, or will be retried. */
  depth: number;
  /** Since when the oldest is due; null if nothing is. */
  dueSince: number | null;
  /** What was given up; null for a queue that never gives up. */
  dead: number | null;
}

interface Shared {
  queues: Record<QueueName, Queue>;
  sessions: number;
  operators: number;
  auditEvents: number;
}

const queued = async (
  { database }: Source,
  table: "jobs" | "outgoingMessages" | "invoiceMails",
): Promise<Omit<Queue, "dead">> =>
  // The columns of a queue are the same in each.
  await database
    .selectFrom(table as "jobs")
    .where("dueAt", ">=", 0)
    .select(({ fn }) => [
      fn.countAll<number>().as("depth"),
      fn.min<number | null>("dueAt").as("dueSince"),
    ])
    .executeTakeFirstOrThrow();

/** Deliveries by webhook, as in their indexes; those of paused webhooks aren't queued. */
const readDeliveries = async ({ database }: Source): Promise<Queue> => {
  const deliveries = database
    .selectFrom("webhooks")
    .innerJoin("webhookDeliveries as delivery", "delivery.webhookId", "webhooks.id");
  const queue = await deliveries
    .where("webhooks.state", "=", "active")
    .where("delivery.dueAt", "is not", null)
    .select(({ fn }) => [
      fn.countAll<number>().as("depth"),
      fn.min<number | null>("delivery.dueAt").as("dueSince"),
    ])
    .executeTakeFirstOrThrow();
  const dead = await deliveries
    .where("delivery.state", "=", "dead")
    .select(({ fn }) => fn.countAll<number>().as("dead"))
    .executeTakeFirstOrThrow();
  return { ...queue, ...dead };
};

const readQueues = async (source: Source): Promise<Shared["queues"]> => {
  const { database } = source;
  const pictures = await database
    .selectFrom("jobs")
    .where("state", "=", "failed")
    .select(({ fn }) => fn.countAll<number>().as("dead"))
    .executeTakeFirstOrThrow();
  const messages = await database
    .selectFrom("outgoingMessages")
    .where("state", "=", "dead")
    .select(({ fn }) => fn.countAll<number>().as("dead"))
    .executeTakeFirstOrThrow();
  const invoiceMails = await database
    .selectFrom("invoiceMails")
    .where("state", "in", ["failed", "unconfirmed"])
    .select(({ fn }) => fn.countAll<number>().as("dead"))
    .executeTakeFirstOrThrow();
  const files = await database
    .selectFrom("leftFiles")
    .select(({ fn }) => [
      fn.countAll<number>().as("depth"),
      fn.min<number | null>("since").as("dueSince"),
    ])
    .executeTakeFirstOrThrow();
  return {
    pictures: { ...(await queued(source, "jobs")), ...pictures },
    webhooks: await readDeliveries(source),
    messages: { ...(await queued(source, "outgoingMessages")), ...messages },
    "invoice-mails": { ...(await queued(source, "invoiceMails")), ...invoiceMails },
    "clean-ups": { ...files, dead: null },
  };
};

const read = async (source: Source, now: number): Promise<Shared> => {
  const { database } = source;
  const live = allLiveSessions(database, now);
  const { sessions } = await live
    .select(({ fn }) => fn.countAll<number>().as("sessions"))
    .executeTakeFirstOrThrow();
  const { operators } = await live
    .where("sessions.lastSeenAt", ">", now - presentFor)
    .select(({ fn }) => fn.count<number>("sessions.operatorId").distinct().as("operators"))
    .executeTakeFirstOrThrow();
  const { auditEvents } = await database
    .selectFrom("auditHead")
    .select(({ fn }) => fn.sum<number | null>("sequence").as("auditEvents"))
    .executeTakeFirstOrThrow();
  return { queues: await readQueues(source), sessions, operators, auditEvents: auditEvents ?? 0 };
};

/** Reads as a report, which blocks no call on SQLite, and shares the result for a while. */
const createReader = (services: Pick<Services, "reports" | "clock" | "log">) => {
  let last: { at: number; shared: Promise<Shared | undefined> } | undefined;
  const readNow = async (): Promise<Shared | undefined> => {
    const ends = new AbortController();
    try {
      const source = services.reports.open(ends.signal);
      return source && (await withTimeout(read(source, services.clock()), patience));
    } catch (error) {
      services.log.warn({ err: error }, "The metrics in the database could not be read");
      return undefined;
    } finally {
      ends.abort();
    }
  };
  return (): Promise<Shared | undefined> => {
    const at = performance.now();
    if (!last || at - last.at >= keptFor) last = { at, shared: readNow() };
    return last.shared;
  };
};

/**
 * Gauges of what all nodes share: each reports the same value of the database, so dashboards take the maximum and not
 * the sum. If it can't be read they're absent.
 */
export const addClusterGauges = (
  services: Pick<Services, "reports" | "clock" | "log">,
  registers: Registry[],
): void => {
  const readShared = createReader(services);
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    set: (gauge: Gauge<Label>, shared: Shared) => void,
    setUnread: (gauge: Gauge<Label>) => void = (unread) => unread.remove({}),
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      // The processes of a node report the same value, too.
      aggregator: "max",
      async collect() {
        const shared = await readShared();
        this.reset();
        if (shared) set(this, shared);
        else setUnread(this);
      },
    });
  const byQueue = (
    name: string,
    help: string,
    valueOf: (queue: Queue, now: number) => number | null,
  ) =>
    gauge(name, help, ["queue"], (of, { queues }) => {
      for (const queue of queueNames) {
        const value = valueOf(queues[queue], services.clock());
        if (value !== null) of.set({ queue }, value);
      }
    });
  byQueue(
    "console_cluster_queue_depth",
    "Queued work of all nodes, with what is being tried or will be tried again.",
    ({ depth }) => depth,
  );
  byQueue(
    "console_cluster_queue_oldest_seconds",
    "How long the oldest due work has waited.",
    ({ dueSince }, now) => Math.max(0, dueSince === null ? 0 : (now - dueSince) / 1000),
  );
  byQueue(
    "console_cluster_queue_dead",
    "Work that was given up, until somebody sends it again or it expires.",
    ({ dead }) => dead,
  );
  gauge("console_cluster_sessions_open", "Sessions that haven't expired.", [], (of, { sessions }) =>
    of.set(sessions),
  );
  gauge(
    "console_cluster_operators_active",
    "Operators with a call in the last five minutes.",
    [],
    (of, { operators }) => of.set(operators),
  );
  gauge("console_cluster_audit_events", "Events in the audit log.", [], (of, { auditEvents }) =>
    of.set(auditEvents),
  );
  gauge(
    "console_cluster_readable",
    "1 if the values of all nodes could be read from the database, 0 if they are absent.",
    [],
    (readable) => readable.set(1),
    (readable) => readable.set(0),
  );
};
