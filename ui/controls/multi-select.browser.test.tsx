import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ConsoleTheme } from "../theme/console-theme.tsx";
import { MultiSelect } from "./multi-select.tsx";

test("Tab moves to the next field and keeps the choice, by keyboard or mouse", async () => {
  const element = document.body.appendChild(document.createElement("main"));
  const root = createRoot(element);
  const onChange = vi.fn<(values: string[]) => void>();
  root.render(
    <ConsoleTheme locale="en-US">
      <MultiSelect<string[]>
        aria-label="Colours"
        style={{ width: 300 }}
        onChange={onChange}
        options={["Blue", "Green", "Red"].map((value) => ({ value, label: value }))}
      />
      <button type="button">Next</button>
    </ConsoleTheme>,
  );
  const field = page.getByRole("combobox", { name: "Colours" });
  const next = page.getByRole("button", { name: "Next" });
  await field.click();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => onChange.mock.lastCall).toEqual([["Green"], expect.anything()]);
  await userEvent.tab();
  await expect.element(next).toHaveFocus();
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await field.click();
  await page.getByTitle("Red").click();
  await userEvent.tab();
  await expect.element(next).toHaveFocus();
  expect(onChange.mock.lastCall?.[0]).toEqual(["Green", "Red"]);
  root.unmount();
  element.remove();
});
