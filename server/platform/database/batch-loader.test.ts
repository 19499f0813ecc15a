import type { Kysely } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { batchLoader } from "./batch-loader.ts";
import type { Tables } from "./tables/index.ts";

type Database = Kysely<Tables>;
const database = {} as Database;

/** Runs the event loop until a condition holds. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

/** Queries that end when the test says so, each with its keys. */
const heldQueries = () => {
  const queries: { keys: readonly string[]; end: () => void; fail: (error: Error) => void }[] = [];
  const find = batchLoader<string>((_database, keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>();
    const found = keys
      .filter((key) => !key.startsWith("no"))
      .map((key) => [key, `row ${key}`] as const);
    queries.push({ keys, end: () => resolve(new Map(found)), fail: reject });
    return promise;
  });
  const begun = (count: number) => until(() => queries.length >= count);
  return { queries, find, begun };
};

describe("concurrent requests", () => {
  test("share one query, each key once, and each gets its own row", async () => {
    const { queries, find, begun } = heldQueries();
    const asked = ["a", "b", "none", "a"].map((key) => find(database, key));
    await begun(1);
    queries[0]!.end();
    expect(await Promise.all(asked)).toEqual(["row a", "row b", undefined, "row a"]);
    expect(queries.map(({ keys }) => keys)).toEqual([["a", "b", "none"]]);
  });

  test("never get a query that started before them", async () => {
    const { queries, find, begun } = heldQueries();
    const first = find(database, "a");
    await begun(1);
    const second = find(database, "a");
    await begun(2);
    // Two are in progress; later ones wait until one ends.
    const third = find(database, "a");
    const fourth = find(database, "b");
    await new Promise((resolve) => setImmediate(resolve));
    expect(queries.map(({ keys }) => keys)).toEqual([["a"], ["a"]]);
    queries[0]!.end();
    await first;
    await begun(3);
    expect(queries[2]!.keys).toEqual(["a", "b"]);
    queries[1]!.end();
    queries[2]!.end();
    expect(await Promise.all([second, third, fourth])).toEqual(["row a", "row a", "row b"]);
  });

  test("fail together, and the next query works", async () => {
    const { queries, find, begun } = heldQueries();
    const asked = Promise.allSettled([find(database, "a"), find(database, "b")]);
    await begun(1);
    queries[0]!.fail(new Error("gone"));
    expect((await asked).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    const later = find(database, "a");
    await begun(2);
    queries[1]!.end();
    expect(await later).toBe("row a");
  });

  test("fail if the database doesn't respond, and the next query works", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { queries, find, begun } = heldQueries();
      const lost = [find(database, "a")];
      await begun(1);
      lost.push(find(database, "b"));
      await begun(2);
      const waiting = find(database, "c");
      const refused = Promise.allSettled(lost);
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await refused).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
      await begun(3);
      queries[2]!.end();
      expect(await waiting).toBe("row c");
    } finally {
      vi.useRealTimers();
    }
  });

  test("of two databases are separate", async () => {
    const seen: Database[] = [];
    const find = batchLoader<string>((asked, keys) => {
      seen.push(asked);
      return Promise.resolve(new Map(keys.map((key) => [key, key])));
    });
    const other = {} as Database;
    await Promise.all([find(database, "a"), find(other, "a")]);
    expect(new Set(seen)).toEqual(new Set([database, other]));
  });
});
