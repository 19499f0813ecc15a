import { expect, test } from "vitest";
import { EngineUnavailable } from "../engine.ts";
import { createPool } from "./pool.ts";
import type { Thread } from "./thread.ts";

/** Threads whose answers the test gives. */
const scripted = () => {
  const started: { answer: () => void; breakDown: () => void; isAlive: boolean }[] = [];
  const start = (): Thread => {
    let open: PromiseWithResolvers<never> | undefined;
    const thread = {
      isAlive: true,
      answer: () => open?.resolve([] as never),
      breakDown() {
        thread.isAlive = false;
        open?.reject(new EngineUnavailable("broke"));
      },
    };
    started.push(thread);
    return {
      ask() {
        open = Promise.withResolvers<never>();
        return open.promise;
      },
      isAlive: () => thread.isAlive,
      close() {
        thread.breakDown();
        return Promise.resolve();
      },
    };
  };
  return { started, start };
};

const question = { call: "detectObjects", picture: new Uint8Array() } as const;
/** Lets everything that waits for nothing happen. */
const rest = () => new Promise<void>((resolve) => setImmediate(resolve));

test("threads are started when they are needed, and no more than there may be", async () => {
  const { started, start } = scripted();
  const pool = createPool(2, start);
  expect(started).toHaveLength(0);
  const asked = [pool.ask(question), pool.ask(question), pool.ask(question)];
  await rest();
  expect(started).toHaveLength(2);
  started[0]!.answer();
  await asked[0];
  await rest();
  started[0]!.answer();
  started[1]!.answer();
  await Promise.all(asked);
  expect(started).toHaveLength(2);
});

test("whoever waits for a thread that breaks gets a new one", async () => {
  const { started, start } = scripted();
  const pool = createPool(1, start);
  const [first, second] = [pool.ask(question), pool.ask(question)];
  await rest();
  started[0]!.breakDown();
  await expect(first).rejects.toThrow(EngineUnavailable);
  await rest();
  expect(started).toHaveLength(2);
  started[1]!.answer();
  await second;
});

test("one that broke while it had nothing to do is replaced", async () => {
  const { started, start } = scripted();
  const pool = createPool(1, start);
  const first = pool.ask(question);
  await rest();
  started[0]!.answer();
  await first;
  started[0]!.breakDown();
  const second = pool.ask(question);
  await rest();
  started[1]!.answer();
  await second;
});

test("too many are refused, and closing fails those who wait", async () => {
  const { start } = scripted();
  const pool = createPool(1, start);
  const asked = Array.from({ length: 65 }, () =>
    pool.ask(question).catch((error: unknown) => error),
  );
  await rest();
  await expect(pool.ask(question)).rejects.toThrow("Too many pictures wait");
  await pool.close();
  for (const answer of await Promise.all(asked)) expect(answer).toBeInstanceOf(EngineUnavailable);
  await expect(pool.ask(question)).rejects.toThrow("was closed");
});
