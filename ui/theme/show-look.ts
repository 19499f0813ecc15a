import type { Look } from "./antd-theme.ts";

interface LookChoice extends Omit<Look, "theme"> {
  theme: Look["theme"] | "system";
}

/** The theme that a choice results in on this device. */
export const themeInForce = (choice: LookChoice["theme"]): Look["theme"] => {
  if (choice !== "system") return choice;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
};

/**
 * Sets theme and density on a console's elements, without rendering. "system" leaves the theme to a media
 * query, so a change on the device recalculates the page's styles once; `data-theme` is for code only, and
 * no style may depend on it.
 */
export const showLook = (
  elements: Iterable<HTMLElement>,
  { theme, density }: Partial<LookChoice>,
): void => {
  for (const { dataset } of elements) {
    dataset["console"] ??= "";
    if (density) dataset["density"] = density;
    if (!theme) continue;
    dataset["theme"] = themeInForce(theme);
    if (theme === "system") delete dataset["chosenTheme"];
    else dataset["chosenTheme"] = theme;
  }
};
