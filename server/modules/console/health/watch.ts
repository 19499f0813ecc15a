import type { HealthPart } from "@console-shell/contract/calls/health";
import type { Kysely } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { HealthChangeTable } from "#platform/database/tables/health.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import type { Feature } from "#kernel/call.ts";
import { createPartsReader } from "./parts.ts";
import { reasonOf } from "./reasons.ts";

/** Milliseconds between samples. */
const every = 60_000;
const first = 10_000;
/** Timers of several nodes aren't exact. */
const tolerance = 5_000;
/** Milliseconds without a sample after which the state is unknown; a restart is shorter. */
const gapAfter = 3 * every;

type Change = Omit<HealthChangeTable, "id">;

/** The last change of each part. */
const latestChanges = async (database: Kysely<Tables>): Promise<HealthChangeTable[]> =>
  await database
    .selectFrom("healthChanges")
    .selectAll()
    .where("id", "in", (from) =>
      from
        .selectFrom("healthChanges")
        .select(({ fn }) => fn.max("id").as("id"))
        .groupBy("part"),
    )
    .execute();

/** When the states became unknown, if no node has sampled for too long. */
export const unknownSince = (sampledAt: number, now: number): number | undefined =>
  now - sampledAt > gapAfter ? sampledAt + every : undefined;

/** Samples the health of this node, once among all nodes, and stores what has changed. */
export interface HealthWatch {
  /** Does nothing if a node has just sampled. */
  sample(): Promise<void>;
  /** Samples on a timer, until the returned undo. */
  start(): () => Promise<void>;
}

/** A watch over the parts that `readParts` reads. */
export const createHealthWatch = (
  services: Pick<Services, "database" | "dialect" | "clock" | "background">,
  readParts: () => Promise<readonly HealthPart[]>,
): HealthWatch => {
  const { database, clock, background } = services;
  /** Since when this node couldn't write; a history of the database can't be written while it's down. */
  let unwritableSince: number | undefined;

  /** Claims a sample: returns the last one's time, null for the first, undefined if it isn't due. */
  const claim = (now: number): Promise<number | null | undefined> =>
    transactionWithDeadline(database, async (transaction) => {
      const added = await transaction
        .insertInto("healthWatch")
        .values({ id: 1, sampledAt: now })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (added) return null;
      const { sampledAt } = await transaction
        .selectFrom("healthWatch")
        .select("sampledAt")
        .$call(lockRows(services))
        .executeTakeFirstOrThrow();
      if (Math.abs(now - sampledAt) < every - tolerance) return undefined;
      await transaction.updateTable("healthWatch").set({ sampledAt: now }).execute();
      return sampledAt;
    });

  const write = async (before: number | null, parts: readonly HealthPart[], now: number) => {
    const gap = before === null ? undefined : unknownSince(before, now);
    const brokeAt = unwritableSince;
    await transactionWithDeadline(database, async (transaction) => {
      const known = new Map((await latestChanges(transaction)).map((one) => [one.part, one.state]));
      const changes: Change[] = [];
      const change = (next: Change) => {
        if (known.get(next.part) === next.state) return;
        known.set(next.part, next.state);
        changes.push(next);
      };
      for (const part of parts) {
        const name = { part: part.part, value: null, detail: "" };
        if (gap !== undefined && known.has(part.part))
          change(
            part.part === "database" && brokeAt !== undefined
              ? { ...name, state: "down", at: Math.min(brokeAt, now), reason: "no-answer" }
              : { ...name, state: "unknown", at: gap, reason: null },
          );
        // Nodes of the previous release don't know `off`. Reading recognizes it by its reason.
        const state = part.state === "off" ? "down" : part.state;
        change({ part: part.part, state, at: now, ...reasonOf(part) });
      }
      if (changes.length > 0)
        await transaction
          .insertInto("healthChanges")
          .values(changes.map((one) => ({ id: newId(), ...one })))
          .execute();
    });
    unwritableSince = undefined;
  };

  const sample = async () => {
    const now = clock();
    try {
      const before = await claim(now);
      if (before === undefined) unwritableSince = undefined;
      else await write(before, await readParts(), now);
    } catch (error) {
      unwritableSince ??= now;
      throw error;
    }
  };

  return {
    sample,
    start() {
      let running: Promise<void> | undefined;
      const tick = () =>
        background.run("the health could not be sampled", () => {
          // One that is still going, e.g. because storage is slow, is enough.
          running ??= sample().finally(() => (running = undefined));
          return running;
        });
      const timers = [setTimeout(tick, first).unref(), setInterval(tick, every).unref()];
      return async () => {
        for (const timer of timers) clearTimeout(timer);
        await running?.catch(() => undefined);
      };
    },
  };
};

/** Records the history of health in the background. */
export const healthWatch: Feature = (_route, hooks, services) => {
  const readParts = createPartsReader(services, hooks);
  hooks.onReady((app) => {
    const watch = createHealthWatch(services, () =>
      readParts(app, { now: services.clock(), locale: "en-US" }),
    );
    hooks.background("worker", () => watch.start());
  });
};
