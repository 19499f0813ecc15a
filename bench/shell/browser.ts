import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { watch } from "./page/watch.ts";

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });

export interface Visit {
  page: Page;
  devtools: CDPSession;
  /** Removes the throttling of processor and network, for what isn't timed. */
  unthrottle: () => Promise<void>;
  close: () => Promise<void>;
}

export interface VisitOptions {
  /** The browser's data saver is on: nothing is prefetched. */
  savesData?: boolean;
}

const network = {
  offline: false,
  latency: 40,
  downloadThroughput: 1.25e6,
  uploadThroughput: 1.25e6,
};
const atFull = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * A page in a browser with an empty cache: processor ×4 slower, 10 Mbit/s, 40 ms, everything
 * gzipped.
 */
export const newVisit = async (
  browser: Browser,
  { savesData = false }: VisitOptions = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    colorScheme: "light",
    reducedMotion: "reduce",
    extraHTTPHeaders: { "accept-encoding": "gzip" },
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  if (savesData)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Performance.enable");
  const throttle = async (rate: number, conditions: typeof network) => {
    await devtools.send("Network.emulateNetworkConditions", conditions);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  };
  await throttle(4, network);
  return {
    page,
    devtools,
    unthrottle: () => throttle(1, atFull),
    close: () => context.close(),
  };
};
