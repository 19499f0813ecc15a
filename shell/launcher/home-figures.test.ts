import type { Role, SubAppFigure, SubAppRegistration } from "@console-shell/contract";
import { expect, test } from "vitest";
import { homeFigures, shownFigures } from "./home-figures.ts";

const figure = (id: string, more: Partial<SubAppFigure> = {}) =>
  ({
    id,
    title: { "en-US": id, "zh-CN": id },
    permission: "finance:open",
    call: "GET /x",
    value: { fields: ["total"] },
    ...more,
  }) satisfies SubAppFigure;
const subApp = (name: string, ...figures: SubAppFigure[]) =>
  ({
    name,
    title: { "en-US": name, "zh-CN": name },
    permission: "finance:open",
    pages: [],
    figures,
  }) as unknown as SubAppRegistration;

const subApps = [
  subApp(
    "parking",
    figure("taken", { order: 1, roles: ["sales"] }),
    figure("gates", { permission: "parking:gate:read" }),
  ),
  subApp("finance", figure("clients", { order: 20 }), figure("owed", { order: 10 })),
  subApp("console", figure("calls", { roles: ["sales"] }), figure("clients")),
  { ...subApp("closed", figure("secret")), permission: "console:open" as const },
];
const keys = (role: Role, ...permissions: string[]) =>
  homeFigures(subApps, new Set(["finance:open", ...permissions]), role, "en-US").map(
    ({ key }) => key,
  );

test("a role's figures come first, those of teams after the built-in ones", () => {
  expect(keys("sales")).toEqual([
    "console.calls",
    "parking.taken",
    "finance.owed",
    "finance.clients",
    "console.clients",
  ]);
  expect(keys("root", "parking:gate:read")).toEqual([
    "finance.owed",
    "finance.clients",
    "console.calls",
    "console.clients",
    "parking.taken",
    "parking.gates",
  ]);
});

test("two of one title name their sub-apps", () => {
  const labels = homeFigures(subApps, new Set(["finance:open"]), "root", "en-US").map(
    ({ label }) => label,
  );
  expect(labels.slice(0, 4)).toEqual(["owed", "clients (finance)", "calls", "clients (console)"]);
});

test("Home shows the first four, or those chosen that may still be seen", () => {
  const all = homeFigures(subApps, new Set(["finance:open"]), "root", "en-US");
  const shown = (chosen?: string[]) => shownFigures(all, chosen).map(({ key }) => key);
  expect(shown()).toEqual(["finance.owed", "finance.clients", "console.calls", "console.clients"]);
  expect(shown(["parking.taken", "gone.away", "finance.owed"])).toEqual([
    "parking.taken",
    "finance.owed",
  ]);
  expect(shown([])).toEqual([]);
});
