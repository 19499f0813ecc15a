import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Session } from "#kernel/session.ts";
import type { EventStream } from "#kernel/event-stream.ts";
import type { Services } from "#platform/services.ts";
import { createBroadcaster, type Broadcaster } from "./broadcaster.ts";

/** Whether the database responds; its results are always empty. */
let answers: boolean;
/** Which tables were asked. */
let asked: string[];
let errors: number;
let broadcaster: Broadcaster;

class Driver extends DummyDriver {
  override async acquireConnection() {
    const connection = await super.acquireConnection();
    return Object.assign(connection, {
      executeQuery: ({ sql }: { sql: string }) => {
        asked.push(/from "(signals|sessions|announcements)"/.exec(sql)?.[1] ?? "");
        return answers ? Promise.resolve({ rows: [] }) : new Promise<never>(() => undefined);
      },
    });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  answers = true;
  asked = [];
  errors = 0;
  const database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const services = {
    database,
    clock: () => Date.now(),
    log: { error: () => (errors += 1) },
  } as unknown as Services;
  broadcaster = createBroadcaster(services, () => undefined, {
    of: () => Promise.resolve(() => ({})),
  });
});
afterEach(async () => {
  await broadcaster.close();
  vi.useRealTimers();
});

/** A connected client, and the events it received. */
const join = () => {
  const told: string[] = [];
  const stream = {
    send: (event: string) => void told.push(event),
    end: () => undefined,
    onEnd: () => undefined,
  } as unknown as EventStream;
  broadcaster.join(
    { id: crypto.randomUUID(), permissions: new Set(), addresses: [] } as unknown as Session,
    "127.0.0.1",
    stream,
    {
      release: "a",
      console: "c",
      subApps: {},
    },
  );
  return told;
};

test("a query that hangs blocks neither new nor existing listeners", async () => {
  answers = false;
  const refused = broadcaster.ready().catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await refused).toContain("does not answer");
  answers = true;
  await broadcaster.ready();
  const told = join();
  answers = false;
  await vi.advanceTimersByTimeAsync(2_000);
  answers = true;
  await vi.advanceTimersByTimeAsync(9_000);
  expect([errors, told]).toEqual([0, ["hello"]]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([errors, told]).toEqual([1, ["hello", "session-ended"]]);
});

test("stopping waits for a hanging query only so long", async () => {
  await broadcaster.ready();
  join();
  answers = false;
  await vi.advanceTimersByTimeAsync(2_000);
  let isClosed = false;
  void broadcaster.close().then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isClosed).toBe(true);
});

test("signal writes check only signals; sessions are checked on other writes and once per interval", async () => {
  await broadcaster.ready();
  join();
  await vi.advanceTimersByTimeAsync(2_000);
  asked = [];
  for (let write = 0; write < 5; write += 1) {
    broadcaster.notify("signals");
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(new Set(asked)).toEqual(new Set(["signals"]));
  broadcaster.notify("all");
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toContain("sessions");
  asked = [];
  for (let write = 0; write < 20; write += 1) {
    broadcaster.notify("signals");
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked.filter((table) => table === "sessions")).toHaveLength(1);
});
