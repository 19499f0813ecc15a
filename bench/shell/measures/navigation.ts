import { subAppNames } from "@console-shell/contract";
import type { Browser } from "@playwright/test";
import { newVisit } from "../browser.ts";
import { type Loaded, loadedBetween } from "../page/loaded.ts";
import { type Opened, openSubApp } from "../page/open-sub-app.ts";
import { untilQuiet } from "../page/quiet.ts";
import { signIn } from "../page/sign-in.ts";
import { kept } from "../start-console.ts";

/** A sign-in and a visit to each of the seven. */
export interface NavigationSample {
  /** By sub-app, in visiting order. */
  opened: Map<string, Opened>;
  /** From the sign-in until the first sub-app was usable. */
  first: Loaded;
  /** Since the browser was opened. */
  inAll: Loaded;
  /** Returns to a parked sub-app, and to an unmounted one. */
  keptAlive: Opened;
  remounted: Opened;
}

/** The kept-alive one comes first, so files shared by all are counted there. */
const order = [kept, ...subAppNames.filter((name) => name !== kept)];

/**
 * Opens the seven in sequence; with `ahead`, the page prefetches them first, as it does when idle.
 */
export const measureNavigation = async (
  browser: Browser,
  origin: string,
  { ahead }: { ahead: boolean },
): Promise<NavigationSample> => {
  const { page, close } = await newVisit(browser, { savesData: !ahead });
  const signedIn = await signIn(page, origin);
  await untilQuiet(page, ahead ? 3000 : 1000);
  const opened = new Map<string, Opened>();
  let first: Loaded | undefined;
  for (const name of order) {
    opened.set(name, await openSubApp(page, name));
    first ??= await loadedBetween(page, signedIn);
  }
  const sample: NavigationSample = {
    opened,
    first: first!,
    inAll: await loadedBetween(page, 0),
    keptAlive: await openSubApp(page, kept),
    remounted: await openSubApp(page, order[1]!),
  };
  await close();
  return sample;
};
