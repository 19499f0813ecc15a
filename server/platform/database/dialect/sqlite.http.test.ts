import { openTestDatabase } from "@console-shell/testing/test-database";
import { expect, test } from "vitest";

test("many concurrent writes let other calls run in between", async () => {
  const opened = await openTestDatabase();
  try {
    const order: string[] = [];
    const write = async (number: number) => {
      const counter = { key: `key-${number}`, count: 1, resetsAt: 1 };
      await opened.database.insertInto("throttleCounters").values(counter).execute();
      order.push("write");
    };
    const writes = Promise.all(Array.from({ length: 20 }, (_, number) => write(number)));
    setImmediate(() => order.push("other"));
    await writes;
    expect(order.indexOf("other")).toBeGreaterThanOrEqual(0);
    expect(order.indexOf("other")).toBeLessThan(10);
  } finally {
    await opened.close();
  }
});
