import type { Page } from "@playwright/test";

/** The parts of a mounted example, in its element or its pop-up root, visible or not. */
export const partsOf = (page: Page, name: string) => {
  const inside = page.locator(`[data-sub-app="${name}"]`);
  const timer = inside.getByText(/open for \S+ s$/i);
  return {
    title: inside.locator("h1"),
    counter: inside.locator("button.counter"),
    opener: inside.getByRole("button", { name: "Open dialog" }),
    timer,
    content: timer.locator(".."),
    popUp: inside.locator("[role=dialog]"),
  };
};
