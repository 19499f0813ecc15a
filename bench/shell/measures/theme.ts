import type { Browser, CDPSession, Page } from "@playwright/test";
import { newVisit, type Visit } from "../browser.ts";
import { openSubApp } from "../page/open-sub-app.ts";
import { untilQuiet } from "../page/quiet.ts";
import { signIn } from "../page/sign-in.ts";
import { kept } from "../start-console.ts";

const taskTime = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
};

const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
  });

const switches = 8;

/** Main-thread milliseconds for each switch of the device's theme, which the page follows. */
const switchTheme = async ({ page, devtools }: Visit): Promise<number[]> => {
  await untilQuiet(page);
  const times: number[] = [];
  for (let at = 0; at < switches; at += 1) {
    const before = await taskTime(devtools);
    await page.emulateMedia({ colorScheme: at % 2 === 0 ? "dark" : "light" });
    await settled(page);
    times.push((await taskTime(devtools)) - before);
  }
  return times;
};

export const measureLoginTheme = async (browser: Browser, address: string): Promise<number[]> => {
  const visit = await newVisit(browser);
  await visit.page.goto(address);
  await visit.page.locator("input[type=password]").waitFor();
  const times = await switchTheme(visit);
  await visit.close();
  return times;
};

export const measureTableTheme = async (browser: Browser, origin: string): Promise<number[]> => {
  const visit = await newVisit(browser, { savesData: true });
  await signIn(visit.page, origin);
  await openSubApp(visit.page, kept);
  const times = await switchTheme(visit);
  await visit.close();
  return times;
};
