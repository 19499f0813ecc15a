import { findChromium, isFastChromiumThere } from "./chromium.ts";
import { installDebianPackage } from "./install-debian-package.ts";

const report = (path: string | undefined) => void process.stdout.write(`Chromium: ${path}\n`);

/**
 * Installs Debian's Chromium for tests, or the full one if a Debian release has no such package.
 */
const install = (why: string) => {
  try {
    installDebianPackage("chromium-headless-shell", why);
  } catch (error) {
    if (findChromium()) process.stdout.write(`${String(error)} Another Chromium will do.\n`);
    else installDebianPackage("chromium", why);
  }
};

/**
 * Finds or installs a Chromium, and reports which one is used. A CI also installs the fast one,
 * because its time counts.
 */
export const ensureChromium = (): void => {
  if (!findChromium()) install("No Chromium on this machine");
  else if (process.env["CI"] && !isFastChromiumThere()) install("No fast Chromium on this machine");
  report(findChromium());
};
