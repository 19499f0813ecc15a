import type { Served, StreamEvent } from "@console-shell/contract/calls/notification-stream";
import { expect, test } from "vitest";
import { mergeCounts } from "./merge-counts.ts";
import { createWhatToRead } from "./what-to-read.ts";

const served: Served = { release: "a", console: "c", subApps: {} };
const work = () => [
  { key: "finance.topUps", permissions: ["finance:open", "finance:topup:decide"] },
  { key: "parking.permits", permissions: ["parking:open"] },
];
const openPage = () => {
  const page = createWhatToRead();
  return (event: StreamEvent, isInQueue = false) => page.heard(event, work, isInQueue);
};
const hello = (account: string, within?: number): StreamEvent => ({
  event: "hello",
  data: { ...served, account, ...(within !== undefined && { within }) },
});
const topUps: StreamEvent = {
  event: "waiting",
  data: { permissions: ["finance:topup:decide"], counts: { topUps: 2 }, within: 5_000 },
};

test("counts that were sent aren't read, and of the queue only the lists of those kinds", () => {
  expect(openPage()(topUps)).toEqual([
    { key: "work finance.topUps", within: 120_000 },
    { key: "work comments", within: 120_000 },
  ]);
  expect(openPage()(topUps, true)).toContainEqual({ key: "work finance.topUps", within: 5_000 });
});

test("a server of the previous release sends no counts: they're read, spread by default", () => {
  const keys = openPage()({ event: "waiting", data: {} } as StreamEvent).map(({ key }) => key);
  expect(keys).toEqual(["waiting", "work finance.topUps", "work parking.permits", "work comments"]);
});

test("after a lost stream a page catches up over the longest time it was told of", () => {
  const heard = openPage();
  expect(heard(hello("a")).every(({ within }) => within === 0)).toBe(true);
  heard(topUps);
  const again = heard(hello("a"));
  expect(again.find(({ key }) => key === "notifications")).toEqual({
    key: "notifications",
    within: 15_000,
  });
  expect(again.map(({ key }) => key)).not.toContain("account");
});

test("after a lost stream the account is loaded only if it has changed", () => {
  const heard = openPage();
  heard(hello("a"));
  expect(heard(hello("b"))).toContainEqual({ key: "account", within: 3_000 });
});

test("sent counts replace the ones that were read, and those at zero are left out", () => {
  const before = {
    items: [
      { subApp: "management", kind: "applicants", count: 3, path: "/a" },
      { subApp: "finance", kind: "refunds", count: 1, path: "/r" },
    ],
  } as const;
  const { items } = mergeCounts({ items: [...before.items] }, { refunds: 0, topUps: 4 });
  expect(items.map(({ kind, count }) => [kind, count])).toEqual([
    ["applicants", 3],
    ["topUps", 4],
  ]);
});
