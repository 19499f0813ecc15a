import { afterEach, expect, test } from "vitest";
import { createThreadPool, type ThreadPool } from "./thread-pool.ts";

type OddThread = typeof import("./testing/odd-thread.ts");

let pool: ThreadPool<OddThread>;
afterEach(() => pool.close());

const poolOf = (script: string, timeout?: number) =>
  createThreadPool<OddThread>(new URL(script, import.meta.url), {
    threads: 1,
    ...(timeout !== undefined && { timeout }),
  });
const threadOf = async () => (await pool.run("answer", "in")).split(" ")[1];

test("tasks share a thread, and a function's error doesn't end it", async () => {
  pool = poolOf("./testing/odd-thread.ts");
  const first = await threadOf();
  await expect(pool.run("refuse", "No such font")).rejects.toThrow("No such font");
  expect(await threadOf()).toBe(first);
});

test("a thread that crashes, ends or hangs is replaced, and its task rejects", async () => {
  pool = poolOf("./testing/odd-thread.ts", 3_000);
  const threads = [await threadOf()];
  for (const [task, error] of [
    [() => pool.run("crash", "Out of ink"), "Out of ink"],
    [() => pool.run("leave", 3), "exited with code: 3"],
    [() => pool.run("hang", undefined), "aborted"],
  ] as const) {
    await expect(task()).rejects.toThrow(error);
    threads.push(await threadOf());
  }
  expect(new Set(threads).size).toBe(4);
});

test("a script that can't be loaded rejects its tasks", async () => {
  pool = poolOf("./testing/no-such-thread.ts");
  for (let time = 0; time < 2; time += 1)
    await expect(threadOf()).rejects.toThrow("no-such-thread");
});

test("closing rejects the running task and every later one", async () => {
  pool = poolOf("./testing/odd-thread.ts");
  const running = pool.run("hang", undefined);
  const rejected = expect(running).rejects.toThrow("aborted");
  await pool.close();
  await rejected;
  await expect(threadOf()).rejects.toThrow("aborted");
});
