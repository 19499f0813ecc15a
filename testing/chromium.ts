import { existsSync } from "node:fs";

/** A Chromium without windows, in which tests run in two thirds of the time. */
const headlessShell = "/usr/bin/chromium-headless-shell";

const candidates = [
  process.env["CHROMIUM_PATH"],
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The Chromium on this machine, or undefined. CHROMIUM_PATH takes precedence. */
export const findChromium = (): string | undefined =>
  candidates.find((path) => path !== undefined && existsSync(path));

/** Whether tests will use the fastest Chromium, or one named explicitly. */
export const isFastChromiumThere = (): boolean =>
  findChromium() === (process.env["CHROMIUM_PATH"] ?? headlessShell);

/** The Chromium on this machine; throws with instructions if there is none. */
export const chromiumPath = (): string => {
  const path = findChromium();
  if (!path)
    throw new Error("No Chromium found: run `npm test`, which installs one, or set CHROMIUM_PATH.");
  return path;
};

/** Lets Chromium run as root and on a closed network, without contacting Google. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** For tests, whose pages live for seconds: optimizing their code takes a tenth of the time and never pays. */
export const testArguments = [...chromiumArguments, "--js-flags=--no-opt"];
