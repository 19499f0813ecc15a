import type { Page } from "@playwright/test";
import { password } from "../start-console.ts";

/** Signs in on the login page and waits for the first page; returns the start time. */
export const signIn = async (page: Page, origin: string): Promise<number> => {
  await page.goto(`${origin}/user/login`);
  await page.locator("#account").fill("root");
  await page.locator("#password").fill(password);
  await page.waitForFunction(() => window.watched.answers > 0);
  const from = await page.evaluate(() => performance.now());
  await page.locator("#password").press("Enter");
  await page.locator("nav a[href='/finance']").first().waitFor();
  return from;
};
