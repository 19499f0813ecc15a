import { globSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "@console-shell/contract";
import { FiguresSchema } from "@console-shell/contract/calls/sub-app-manifest";
import { figureCalls } from "@console-shell/contract/words/sub-app-figures";
import { expect, test } from "vitest";
import { readPages } from "./read-pages.ts";

const root = join(import.meta.dirname, "../../sub-apps");
const names = globSync("*/pages.ts", { cwd: root }).map((file) => file.split("/")[0]!);
const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test.each(names)("the figures of %s read what their permission allows", async (name) => {
  const { figures } = await readPages(join(root, name));
  expect(figures.length).toBeGreaterThan(0);
  expect(FiguresSchema.safeParse(figures).error).toBe(undefined);
  for (const { call, permission, query = {} } of figures) {
    const endpoint = endpoints.find((one) => callOf(one) === call);
    expect([call, endpoint?.access]).toEqual([call, permission]);
    expect([call, figureCalls.has(call) || call.endsWith("/list")]).toEqual([call, true]);
    const input = { ...query, ...(call.endsWith("/list") && { pageSize: "1" }) };
    const read = endpoint && "query" in endpoint ? endpoint.query.safeParse(input) : undefined;
    expect([call, read?.error?.issues]).toEqual([call, undefined]);
  }
});

test("the calls that figures may read exist", () => {
  expect(new Set(endpoints.map(callOf)).intersection(figureCalls)).toEqual(figureCalls);
});
