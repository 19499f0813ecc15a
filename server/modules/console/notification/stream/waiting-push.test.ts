import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "./listener.ts";
import { createWaitingPush } from "./waiting-push.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a database that can't count isn't asked again with every change", async () => {
  let asked = 0;
  const push = createWaitingPush(
    new Set<Listener>(),
    {
      of() {
        asked += 1;
        return Promise.reject(new Error("away"));
      },
    },
    { error: () => undefined },
  );
  for (let second = 0; second < 10; second += 1) {
    push.changed(["finance:topup:decide"]);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  // Every two seconds.
  expect(asked).toBe(6);
  await push.close();
});
