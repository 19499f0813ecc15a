import type { ClientApp } from "@console-shell/contract/calls/client-app";
import { useLayoutEffect } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { defineSubApp, useApiQuery, useListState } from "../index.ts";
import { mountForTest, type TestAnswers, type TestMount } from "../testing/index.ts";

const List = () => {
  const list = useListState();
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /cc-api/client-app/list",
    { query: { page: list.values.page } },
    { keepPrevious: true },
  );
  if (error)
    return (
      <button type="button" onClick={refetch}>
        {error.message}
      </button>
    );
  return (
    <>
      <h1>{data?.items[0]?.name}</h1>
      <p data-testid="loading">{String(isLoading)}</p>
      <input aria-label="draft" />
      <button type="button" onClick={() => list.set({ page: 2 })}>
        next
      </button>
    </>
  );
};
const subApp = defineSubApp({ messages: { "en-US": {}, "zh-CN": {} }, App: List });

let mounted: TestMount | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await mounted?.unmount();
  mounted = undefined;
});

type Answer = { items: ClientApp[]; total: number };
const named = (name: string): Answer => ({ items: [{ name } as ClientApp], total: 1 });
/** Opens the list; each read consumes the next of these answers. */
const open = async (...reads: (() => Answer | Promise<Answer>)[]) => {
  const answers: TestAnswers = { "GET /cc-api/client-app/list": () => reads.shift()!() };
  mounted = await mountForTest(subApp, { name: "console-application", answers });
  return mounted;
};
const readAgain = ({ online }: TestMount) => {
  online.set(false);
  online.set(true);
};
const fail = () => {
  throw new Error("The read failed");
};
const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const outOfDate = page.getByText("Some of this couldn’t be refreshed", { exact: false });
const loading = page.getByTestId("loading");

test("a failed refetch keeps data and typed text, says so, and is retried", async () => {
  const mount = await open(
    () => named("First"),
    fail,
    () => named("Second"),
  );
  await expect.element(heading("First")).toBeVisible();
  await page.getByRole("textbox", { name: "draft" }).fill("typed");
  readAgain(mount);
  await expect.element(outOfDate).toBeVisible();
  await expect.element(heading("First")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "draft" })).toHaveValue("typed");
  mount.locale.set("zh-CN");
  await page.getByRole("button", { name: "重试" }).click();
  await expect.element(heading("Second")).toBeVisible();
  await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
  await expect.element(page.getByRole("textbox", { name: "draft" })).toHaveValue("typed");
});

test("a failed first read shows an error and can be retried", async () => {
  await open(fail, () => named("First"));
  await page.getByRole("button", { name: "The read failed" }).click();
  await expect.element(heading("First")).toBeVisible();
  expect(outOfDate.query()).toBeNull();
});

test("the first read starts before its page is rendered, and once", async () => {
  const story: string[] = [];
  const Late = () => {
    useLayoutEffect(() => void story.push("shown"), []);
    return <List />;
  };
  mounted = await mountForTest(
    defineSubApp({ messages: { "en-US": {}, "zh-CN": {} }, App: Late }),
    {
      name: "console-application",
      answers: {
        "GET /cc-api/client-app/list": () => {
          story.push("asked");
          return named("First");
        },
      },
    },
  );
  await expect.element(heading("First")).toBeVisible();
  expect(story).toEqual(["asked", "shown"]);
});

test("only an input's first read shows loading; a refetch is quiet", async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const next = Promise.withResolvers<Answer>();
  const mount = await open(
    () => named("First"),
    () => promise,
    () => next.promise,
  );
  await expect.element(loading).toHaveTextContent("false");
  const seen = new Set<string | null>();
  const watch = new MutationObserver(() => seen.add(loading.element().textContent));
  watch.observe(mount.host.container, { subtree: true, childList: true, characterData: true });
  readAgain(mount);
  await expect.poll(() => mount.calls.length).toBe(2);
  resolve(named("Second"));
  await expect.element(heading("Second")).toBeVisible();
  expect([...seen]).toEqual(["false"]);
  watch.disconnect();
  // The previous page's rows stay until the new page has loaded.
  await page.getByRole("button", { name: "next" }).click();
  await expect.element(loading).toHaveTextContent("true");
  await expect.element(heading("Second")).toBeVisible();
  next.resolve(named("Third"));
  await expect.element(heading("Third")).toBeVisible();
  await expect.element(loading).toHaveTextContent("false");
});

test("a poll is marked as one, and comes that long after the last result; a press isn't", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const Polled = () => {
    const { data, refetch } = useApiQuery(
      "GET /cc-api/client-app/list",
      {},
      { refetchInterval: 10_000 },
    );
    return (
      <button type="button" onClick={refetch}>
        {data ? "now" : "reading"}
      </button>
    );
  };
  mounted = await mountForTest(
    defineSubApp({ messages: { "en-US": {}, "zh-CN": {} }, App: Polled }),
    {
      name: "console-application",
      answers: { "GET /cc-api/client-app/list": named("Any") },
    },
  );
  const polls = () => mounted!.calls.map(({ isPoll }) => isPoll === true);
  // Unlike vi.waitFor, this moves no clock.
  await expect.poll(polls).toEqual([false]);
  // A press while the first answer is on its way would ask for nothing.
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(0);
      return page.getByRole("button", { name: "now" }).query();
    })
    .not.toBeNull();
  await vi.advanceTimersByTimeAsync(9_000);
  await page.getByRole("button", { name: "now" }).click();
  await expect.poll(polls).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(polls()).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(polls()).toEqual([false, false, true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(polls()).toEqual([false, false, true, true]);
  const left = mounted;
  await left.unmount();
  mounted = undefined;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(left.calls).toHaveLength(4);
});
