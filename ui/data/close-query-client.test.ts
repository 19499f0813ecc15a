import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeQueryClient } from "./close-query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });

/** The browser's default, in milliseconds; outside a browser, queries are kept without a timer. */
const gcTime = 300_000;

/** Flushes promises that have already settled. */
const settle = () => vi.advanceTimersByTimeAsync(1);

test("a call in flight ends with the mount, without starting a timer", async () => {
  const client = createQueryClient();
  let aborted = false;
  const leave = new QueryObserver(client, {
    queryKey: ["slow"],
    gcTime,
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => {
          aborted = true;
          reject(new DOMException("left", "AbortError"));
        });
      }),
  }).subscribe(() => undefined);
  await settle();
  leave();

  closeQueryClient(client);
  await settle();

  expect(aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("a write in flight may finish, without starting a timer", async () => {
  const client = createQueryClient();
  const { promise, resolve } = Promise.withResolvers<void>();
  void client
    .getMutationCache()
    .build(client, { mutationFn: () => promise, gcTime })
    .execute(undefined);
  await settle();

  closeQueryClient(client);
  resolve();
  await settle();

  expect(vi.getTimerCount()).toBe(0);
});

test("cached responses are dropped", async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ["done"], gcTime, queryFn: () => Promise.resolve(1) });

  closeQueryClient(client);
  await settle();

  expect(client.getQueryData(["done"])).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test("a retained read doesn't retain its caller", async () => {
  const client = createQueryClient();
  const ofTheMount = vi.fn(() => Promise.resolve(1));
  await client.fetchQuery({ queryKey: ["held"], gcTime, queryFn: ofTheMount });
  const held = client.getQueryCache().find({ queryKey: ["held"] })!;

  closeQueryClient(client);

  expect(Object.values(held.options)).not.toContain(ofTheMount);
});
