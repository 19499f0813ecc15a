import type { Look } from "./antd-theme.ts";

/** Puts theme and density into force in elements of a console. Nothing is rendered for that. */
export const showLook = (elements: Iterable<HTMLElement>, look: Partial<Look>): void => {
  for (const { dataset } of elements) {
    dataset["console"] ??= "";
    Object.assign(dataset, look);
  }
};
