import { expect, test, vi } from "vitest";
import { EngineUnavailable } from "../engine.ts";
import { createPool } from "./pool.ts";

/** Requests to a pool whose responses the test controls; `asked` lists those that have begun. */
const scripted = (size: number) => {
  const pool = createPool(size);
  const asked: number[] = [];
  const open: PromiseWithResolvers<void>[] = [];
  return {
    pool,
    asked,
    answer: () => open.shift()?.resolve(),
    breakDown: () => open.shift()?.reject(new EngineUnavailable("broke")),
    ask: (name: number, isPatient = false) =>
      pool.run(
        () => {
          asked.push(name);
          const response = Promise.withResolvers<void>();
          open.push(response);
          return response.promise;
        },
        { isPatient },
      ),
  };
};

/** Runs everything that isn't waiting for something. */
const rest = () => new Promise<void>((resolve) => setImmediate(resolve));

test("runs no more requests at once than threads, even after a crash", async () => {
  const { ask, asked, answer, breakDown } = scripted(2);
  const all = [ask(1), ask(2), ask(3), ask(4)];
  await rest();
  expect(asked).toEqual([1, 2]);
  breakDown();
  await expect(all[0]).rejects.toThrow(EngineUnavailable);
  await rest();
  expect(asked).toEqual([1, 2, 3]);
  for (let turns = 0; turns < 3; turns += 1) {
    answer();
    await rest();
  }
  await Promise.all(all.slice(1));
  expect(asked).toEqual([1, 2, 3, 4]);
});

test("too many requests are rejected, and closing fails the queued ones", async () => {
  const { pool, ask, answer } = scripted(1);
  const all = Array.from({ length: 65 }, (_, at) => ask(at).catch((error: unknown) => error));
  await rest();
  await expect(ask(65)).rejects.toThrow("Too many pictures wait");
  pool.close();
  answer();
  for (const error of (await Promise.all(all)).slice(1))
    expect(error).toBeInstanceOf(EngineUnavailable);
  await expect(ask(66)).rejects.toThrow("was closed");
});

test("an interactive request waits only for the running one, also with a second request", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { ask, asked, answer } = scripted(1);
  const queue = [1, 2, 3].map((name) => ask(name, true));
  await rest();
  const signIn = async () => {
    await ask(11);
    // Between two of its frames other things happen.
    await rest();
    await ask(12);
  };
  const signedIn = signIn();
  for (let answers = 0; answers < 3; answers += 1) {
    answer();
    for (let turns = 0; turns < 4; turns += 1) await rest();
  }
  await signedIn;
  expect(asked).toEqual([1, 11, 12]);
  // No more urgent requests follow, so the queue continues.
  for (const at of [1, 2]) {
    vi.runAllTimers();
    await rest();
    answer();
    await queue[at];
  }
  expect(asked).toEqual([1, 11, 12, 2, 3]);
  vi.useRealTimers();
});

test("the queue proceeds now and then despite constant interactive requests", async () => {
  const { pool, ask, asked, answer } = scripted(1);
  const all = [ask(0), ask(1, true)];
  for (let count = 0; count < 40; count += 1) all.push(ask(0));
  for (let answers = 0; answers < 42; answers += 1) {
    await rest();
    answer();
    await rest();
  }
  await Promise.all(all);
  expect(asked.indexOf(1)).toBeLessThan(20);
  pool.close();
});
