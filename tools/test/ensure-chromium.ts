import { findChromium } from "@console-shell/testing/chromium";
import { installDebianPackage } from "./install.ts";

/** Finds a Chromium, or installs Debian's, and says which it is. */
export const ensureChromium = (): void => {
  const found = findChromium();
  if (found) return console.log(`Chromium: ${found}`);
  installDebianPackage("chromium", "No Chromium on this machine");
  console.log(`Chromium: ${findChromium()}`);
};
