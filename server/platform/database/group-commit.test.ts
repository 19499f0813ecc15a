import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Tables } from "./tables/index.ts";
import { groupCommit } from "./group-commit.ts";

// Only used as a key: these writes need no database.
const database = {} as Kysely<Tables>;

test("writes of one kind share a transaction, and a failing kind doesn't affect it", async () => {
  const batches: string[][] = [];
  const write = groupCommit(
    async (_, items: readonly string[]) => {
      batches.push([...items]);
      if (items.some((item) => item.startsWith("late"))) throw new Error("Too late");
      return items.map((item) => item.toUpperCase());
    },
    (item) => item.split(" ")[0],
  );
  const asked = ["early 1", "late 1", "early 2", "late 2"];
  const results = await Promise.allSettled(asked.map((item) => write(database, item)));
  expect(batches).toEqual([
    ["early 1", "early 2"],
    ["late 1", "late 2"],
  ]);
  expect(results).toMatchObject([
    { value: "EARLY 1" },
    { reason: { message: "Too late" } },
    { value: "EARLY 2" },
    { reason: { message: "Too late" } },
  ]);
});
