import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

/** Work that continues until it's told to end. */
const job = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const state = { begun: false, end: resolve, fail: reject };
  const work = () => {
    state.begun = true;
    return promise;
  };
  return { work, state };
};

test("limits concurrency, queues in order, and rejects the next one before it starts @security-17", async () => {
  const inSlot = createSemaphore({ slots: 2, queue: 2 });
  const jobs = Array.from({ length: 5 }, job);
  const begun = () => jobs.map(({ state }) => state.begun);
  const results = jobs.map(({ work }) => inSlot(work));
  await expect(results[4]).rejects.toMatchObject({ code: "unavailable" });
  expect(begun()).toEqual([true, true, false, false, false]);

  jobs[1]!.state.end();
  await results[1];
  expect(begun()).toEqual([true, true, true, false, false]);
  const late = job();
  const lateResult = inSlot(late.work);

  jobs[0]!.state.fail(new Error("broken"));
  await expect(results[0]).rejects.toThrow("broken");
  expect(jobs[3]!.state.begun).toBe(true);
  expect(late.state.begun).toBe(false);
  jobs[2]!.state.end();
  await results[2];
  expect(late.state.begun).toBe(true);
  for (const { state } of [...jobs, late]) state.end();
  await Promise.all([results[3], lateResult]);

  const after = job();
  void inSlot(after.work);
  expect(after.state.begun).toBe(true);
});

test("one owner can't exceed its share of slots and queue, and delays no one else @security-36", async () => {
  const inSlot = createSemaphore({ slots: 2, slotsOfOne: 1, queue: 3, queueOfOne: 2 });
  const [first, second, third, fourth] = Array.from({ length: 4 }, job);
  const results = [first, second, third, fourth].map((one) => inSlot(one!.work, "greedy"));
  await expect(results[3]).rejects.toMatchObject({ code: "unavailable" });
  expect(second!.state.begun).toBe(false);

  const other = job();
  const otherResult = inSlot(other.work, "other");
  expect(other.state.begun).toBe(true);
  const late = job();
  const lateResult = inSlot(late.work, "late");
  other.state.end();
  await otherResult;
  // The greedy one waited longer, but has its share.
  expect(late.state.begun).toBe(true);
  expect(second!.state.begun).toBe(false);
  for (const { state } of [first!, second!, third!, late]) state.end();
  await Promise.all([...results.slice(0, 3), lateResult]);
});

test("without a queue, an owner at its own limit gets an error code of its own", async () => {
  const inSlot = createSemaphore({ slots: 3, slotsOfOne: 2, ownCode: "throttled" });
  const [first, second, third, last] = Array.from({ length: 4 }, job);
  const results = [first, second].map((one) => inSlot(one!.work, "greedy"));
  const none = () => Promise.reject(new Error("has begun"));
  await expect(inSlot(none, "greedy")).rejects.toMatchObject({ code: "throttled" });
  results.push(inSlot(third!.work, "other"));
  await expect(inSlot(none, "late")).rejects.toMatchObject({ code: "unavailable" });

  first!.state.fail(new Error("broken"));
  await expect(results[0]).rejects.toThrow("broken");
  results.push(inSlot(last!.work, "late"));
  expect(last!.state.begun).toBe(true);
  for (const { state } of [second!, third!, last!]) state.end();
  await Promise.all(results.slice(1));
});
