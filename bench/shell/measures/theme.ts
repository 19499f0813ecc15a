import type { Browser, CDPSession, Page } from "@playwright/test";
import { newVisit } from "../browser.ts";
import { untilQuiet } from "../page/quiet.ts";

const taskTime = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
};

const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
  });

const switches = 8;

/** Milliseconds of the main thread for each switch of the device's theme, which the page follows. */
export const measureTheme = async (browser: Browser, address: string): Promise<number[]> => {
  const { page, devtools, close } = await newVisit(browser);
  await page.goto(address);
  await page.locator("input[type=password]").waitFor();
  await untilQuiet(page);
  const times: number[] = [];
  for (let at = 0; at < switches; at += 1) {
    const before = await taskTime(devtools);
    await page.emulateMedia({ colorScheme: at % 2 === 0 ? "dark" : "light" });
    await settled(page);
    times.push((await taskTime(devtools)) - before);
  }
  await close();
  return times;
};
