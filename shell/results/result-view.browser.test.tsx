import { ConsoleTheme } from "@console-shell/ui";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ResultView, type ResultStatus } from "./result-view.tsx";

let root: Root;
let element: HTMLElement;
beforeEach(() => {
  element = document.body.appendChild(document.createElement("div"));
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  element.remove();
});

const show = async (status?: ResultStatus) => {
  root.render(
    <ConsoleTheme locale="en-US">
      <ResultView
        title={`What happened: ${status}`}
        {...(status === undefined ? {} : { status })}
      />
    </ConsoleTheme>,
  );
  await expect
    .element(page.getByRole("heading", { level: 1, name: `What happened: ${status}` }))
    .toBeVisible();
  const result = element.querySelector(".console-result");
  return {
    status: result?.className.match(/console-result-(403|404|500|success|error|info|warning)/)?.[1],
    illustration: result?.querySelector("svg.cs-art")?.innerHTML,
    icon: result?.querySelector(".console-icon, .console-icon-wrapper, [role=img]") !== null,
  };
};

test("403, 404, 500 and success each show an illustration of their own", async () => {
  const shown = [];
  for (const status of [403, 404, 500, "success"] as const)
    shown.push((await show(status)).illustration);
  expect(shown.every(Boolean)).toBe(true);
  expect(new Set(shown).size).toBe(4);
});

test.each(["error", "info", "warning"] as const)("%s shows an icon", async (status) => {
  expect(await show(status)).toEqual({ status, illustration: undefined, icon: true });
});

test("info is the default", async () => {
  expect(await show()).toMatchObject({ status: "info" });
});
