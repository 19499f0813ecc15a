import { globSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "@console-shell/contract";
import { openPermission } from "@console-shell/contract/host/registration";
import { waitingKinds, waitingNames } from "@console-shell/contract/words/waiting-kinds";
import { expect, test } from "vitest";
import { readPages } from "./read-pages.ts";

const root = join(import.meta.dirname, "../../sub-apps");

/** What each built-in sub-app offers to the work queue. */
const sources = (
  await Promise.all(
    globSync("*/pages.ts", { cwd: root }).map(async (file) => {
      const name = file.split("/")[0]!;
      const { work } = await readPages(join(root, name));
      return work.map((one) => ({ subApp: name, ...one }));
    }),
  )
).flat();
const accessOf = (call: string) =>
  endpoints.find(({ method, path }) => `${method} ${path}` === call)?.access;

test("the work queue and the pending counts have the same kinds", () => {
  expect(sources.map(({ kind }) => kind).toSorted()).toEqual([...waitingNames].toSorted());
});

test.each(waitingNames)(
  "the work queue lists %s as they are counted, for the same operators",
  (kind) => {
    const { subApp, permissions, path } = waitingKinds[kind];
    const source = sources.find((one) => one.kind === kind)!;
    expect(source.subApp).toBe(subApp);
    expect(
      [openPermission({ name: subApp }), source.permission, source.decide].filter(Boolean),
    ).toEqual(permissions);
    // The same filter: the order of the queue is its own.
    const { sort: _sort, order: _order, ...filter } = source.query ?? {};
    expect(filter).toEqual(Object.fromEntries(new URL(path, "http://x").searchParams));
    expect(accessOf(source.call)).toBe(source.permission);
    for (const { call, permission } of source.actions ?? [])
      expect({ call, access: accessOf(call) }).toEqual({ call, access: permission });
  },
);
