import { expect, test, vi } from "vitest";
import { EngineUnavailable } from "../engine.ts";
import { createPool } from "./pool.ts";
import type { Thread } from "./thread.ts";

/** Threads whose responses the test controls; `asked` lists their requests, by the pictures' only byte. */
const scripted = () => {
  const asked: number[] = [];
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
      ask({ picture }) {
        asked.push(picture[0]!);
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
  return { asked, started, start };
};

const questionOf = (byte: number) =>
  ({ call: "detectObjects", picture: Uint8Array.of(byte) }) as const;
const question = questionOf(0);
/** Runs everything that isn't waiting for something. */
const rest = () => new Promise<void>((resolve) => setImmediate(resolve));

test("threads start on demand, up to the limit", async () => {
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

test("a request waiting for a crashed thread gets a new one", async () => {
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

test("a thread that crashed while idle is replaced", async () => {
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

test("too many requests are rejected, and closing fails the queued ones", async () => {
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

test("an interactive request waits only for the running one, also with a second request", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { asked, started, start } = scripted();
  const pool = createPool(1, start);
  const [thread, patient] = [() => started[0]!, { isPatient: true }];
  const queue = [1, 2, 3].map((byte) => pool.ask(questionOf(byte), patient));
  await rest();
  const signIn = async () => {
    await pool.ask(questionOf(11));
    // Between two of its frames other things happen.
    await rest();
    await pool.ask(questionOf(12));
  };
  const signedIn = signIn();
  for (let answers = 0; answers < 3; answers += 1) {
    thread().answer();
    for (let turns = 0; turns < 4; turns += 1) await rest();
  }
  await signedIn;
  expect(asked).toEqual([1, 11, 12]);
  // No more urgent requests follow, so the queue continues.
  for (const at of [1, 2]) {
    vi.runAllTimers();
    await rest();
    thread().answer();
    await queue[at];
  }
  expect(asked).toEqual([1, 11, 12, 2, 3]);
  vi.useRealTimers();
});

test("the queue proceeds now and then despite constant interactive requests", async () => {
  const { asked, started, start } = scripted();
  const pool = createPool(1, start);
  const all = [pool.ask(question)];
  await rest();
  all.push(pool.ask(questionOf(1), { isPatient: true }));
  for (let count = 0; count < 40; count += 1) all.push(pool.ask(question));
  for (let answers = 0; answers < 42; answers += 1) {
    await rest();
    started[0]!.answer();
    await rest();
  }
  await Promise.all(all);
  expect(asked.indexOf(1)).toBeLessThan(20);
  await pool.close();
});
