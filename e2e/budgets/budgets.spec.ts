import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  figureNames,
  type Figures,
  type PageFigures,
  room,
} from "@console-shell/testing/figures/history";
import { measuredPages, measurePage } from "@console-shell/testing/figures/measure-page";
import { recordFigures } from "@console-shell/testing/figures/record";
import { expect, test } from "../support/test.ts";

/** What each page may load and show at most. */
type Budgets = Record<string, PageFigures>;

const file = join(import.meta.dirname, "budgets.json");
const read = () => JSON.parse(readFileSync(file, "utf8")) as Budgets;
const budgets = read();

/** Writes a page's budget: its figures now, rounded up. */
const write = (name: string, now: PageFigures) => {
  const budget = Object.fromEntries(
    figureNames.map((key) => [
      key,
      // At least half of it is left.
      room[key] === 1 ? now[key] : Math.ceil(now[key] / room[key] + 0.5) * room[key],
    ]),
  );
  writeFileSync(file, `${JSON.stringify({ ...read(), [name]: budget }, undefined, 2)}\n`);
};

test.use({ ownServer: "other tests' records would be among the figures" });

const measured: Figures = {};

for (const measuredPage of measuredPages) {
  const { name } = measuredPage;
  test(`${name} stays within its budget`, async ({ page, signIn }) => {
    if (name !== "sign-in") await signIn();
    const { figures, details } = await measurePage(page, measuredPage);
    measured[name] = figures;
    if (process.env["BUDGETS"] === "write") return write(name, figures);
    const budget = budgets[name]!;
    const over = figureNames
      .filter((key) => figures[key] > budget[key])
      .map(
        (key) => `${key}: ${figures[key]}, ${figures[key] - budget[key]} more than ${budget[key]}`,
      );
    expect(over, details).toEqual([]);
  });
}

/* Only if this worker has measured all: after a failure another one continues. */
test.afterAll(() => {
  if (Object.keys(measured).length === measuredPages.length) recordFigures(measured);
});
