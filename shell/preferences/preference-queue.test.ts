import type { Account, ErrorCode, HostRequest } from "@console-shell/contract";
import { createStore, type Store } from "@console-shell/contract/words/live";
import { beforeEach, expect, test, vi } from "vitest";
import { RequestError } from "../request/request-error.ts";
import { createActionsRunning } from "../state/actions-running.ts";
import { createGlobalState, type GlobalState } from "../state/global-state.ts";
import { createPreferenceQueue, type PreferenceQueue } from "./preference-queue.ts";

const account = {
  id: "one",
  theme: "light",
  locale: "en-US",
  favourites: [],
  defaultViews: {},
} as unknown as Account;

/** Calls in flight. */
let calls: { key: string; body: unknown; answer: PromiseWithResolvers<unknown> }[];
let online: Store<boolean>;
let state: GlobalState;
let applied: object[];
let appliesNext: boolean;
let queue: PreferenceQueue;

beforeEach(() => {
  calls = [];
  applied = [];
  appliesNext = true;
  online = createStore(true);
  state = createGlobalState();
  queue = createPreferenceQueue({
    request: ((key: string, input?: { body: unknown }) => {
      const answer = Promise.withResolvers<unknown>();
      calls.push({ key, body: input?.body, answer });
      return answer.promise;
    }) as HostRequest,
    preferences: {
      apply: async (choice) => {
        applied.push(choice);
        return appliesNext;
      },
    },
    state,
    actions: createActionsRunning(),
    connection: online,
  });
  state.setAccountInfo(account);
});
/** Waits until there have been this many calls. */
const calledTimes = (times: number) => vi.waitFor(() => expect(calls).toHaveLength(times));
const bodies = () => calls.map(({ body }) => body);
const failure = (status: number, code?: ErrorCode) =>
  new RequestError({ status, code, message: "", traceId: "", url: "" });
const favour = (name: string) =>
  queue.choose(({ favourites }) => ({ favourites: [...favourites, name] }));

test("choices build on each other and are saved in order", async () => {
  favour("finance");
  favour("console");
  favour("management");
  expect(state.get().account?.favourites).toEqual(["finance", "console", "management"]);
  expect(bodies()).toEqual([{ favourites: ["finance"] }]);
  calls[0]!.answer.resolve({});
  await calledTimes(2);
  expect(bodies()[1]).toEqual({ favourites: ["finance", "console", "management"] });
});

test("the latest choice wins, also over an account read in between", async () => {
  queue.choose({ theme: "dark" });
  const read = queue.request("GET /auth/account/info");
  queue.choose({ theme: "light" });
  calls[0]!.answer.resolve({});
  await calledTimes(3);
  expect(bodies()[2]).toEqual({ theme: "light" });
  calls[2]!.answer.resolve({});
  // The server's response includes the first choice while the second is in flight.
  calls[1]!.answer.resolve({ ...account, theme: "dark", locale: "zh-CN" });
  expect(await read).toMatchObject({ theme: "light", locale: "zh-CN" });
  expect(applied).toEqual([{ theme: "dark" }, { theme: "light" }]);
});

test("a later read of the account applies, and so does another account's", async () => {
  queue.choose({ theme: "dark" });
  calls[0]!.answer.resolve({});
  await vi.waitFor(async () => {
    const read = queue.request("GET /auth/account/info");
    calls.at(-1)!.answer.resolve({ ...account, theme: "system" });
    expect(await read).toMatchObject({ theme: "system" });
  });
  queue.choose({ theme: "dark" });
  const other = queue.request("GET /auth/account/info");
  calls.at(-1)!.answer.resolve({ ...account, id: "two" });
  expect(await other).toMatchObject({ theme: "light" });
});

test("a choice made offline is saved once online", async () => {
  online.set(false);
  queue.choose({ theme: "dark" });
  queue.choose({ locale: "zh-CN" });
  await vi.waitFor(() => expect(state.get().account?.locale).toBe("zh-CN"));
  expect(calls).toEqual([]);
  online.set(true);
  expect(bodies()).toEqual([{ theme: "dark", locale: "zh-CN" }]);
  calls[0]!.answer.reject(failure(502));
  online.set(false);
  queue.choose({ theme: "light" });
  await vi.waitFor(() => {
    online.set(false);
    online.set(true);
    expect(bodies()[1]).toEqual({ theme: "light", locale: "zh-CN" });
  });
});

test("a rejected choice applies until the account is read again", async () => {
  queue.choose({ theme: "dark" });
  calls[0]!.answer.reject(failure(400, "bad_input"));
  expect(state.get().account?.theme).toBe("dark");
  await vi.waitFor(async () => {
    const read = queue.request("GET /auth/account/info");
    calls.at(-1)!.answer.resolve(account);
    expect(await read).toMatchObject({ theme: "light" });
  });
});

test("one account's choices are never saved for the next", async () => {
  online.set(false);
  queue.choose({ theme: "dark" });
  state.clearAccountInfo();
  state.setAccountInfo({ ...account, id: "two" });
  online.set(true);
  expect(calls).toEqual([]);
});

test("a language that fails to load isn't saved", async () => {
  appliesNext = false;
  queue.choose({ locale: "zh-CN" });
  queue.choose({ theme: "dark" });
  calls[0]!.answer.resolve({});
  await vi.waitFor(() => expect(applied).toHaveLength(2));
  expect(bodies()).toEqual([{ theme: "dark" }]);
  expect(state.get().account?.locale).toBe("en-US");
});
