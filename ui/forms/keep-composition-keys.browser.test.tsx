import { Select } from "antd";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SearchBox } from "../controls/search-box.tsx";
import { ConsoleTheme } from "../theme/console-theme.tsx";

let root: Root;
const searchBox = page.getByRole("searchbox");
const fruit = page.getByRole("combobox");
const onSearch = vi.fn<(text: string) => void>();
const onChoose = vi.fn<(value: string) => void>();
beforeEach(async () => {
  onSearch.mockReset();
  onChoose.mockReset();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <ConsoleTheme locale="en-US">
      <SearchBox label="Search" value="" onSearch={onSearch} />
      <Select
        aria-label="Fruit"
        showSearch
        options={["apple", "pear"].map((value) => ({ value, label: value }))}
        onChange={onChoose}
      />
    </ConsoleTheme>,
  );
  await expect.element(searchBox).toBeVisible();
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const compose = (field: Element, type: string, data: string) =>
  field.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
const press = (field: Element, init: KeyboardEventInit & { keyCode: number }) =>
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...init }));

test.each([
  ["Chrome, within the composition", true, ["keydown", "compositionend"]],
  ["Safari, after its end", false, ["compositionend", "keydown"]],
])("the Enter that accepts a word only does that: %s", async (_, isComposing, order) => {
  for (const locator of [searchBox, fruit]) {
    const field = locator.element() as HTMLInputElement;
    field.focus();
    compose(field, "compositionstart", "");
    await userEvent.keyboard("pea");
    for (const step of order)
      if (step === "keydown") press(field, { isComposing, keyCode: 229 });
      else compose(field, "compositionend", "pea");
  }
  expect(onChoose).not.toHaveBeenCalled();
  // The next one chooses.
  await userEvent.keyboard("{Enter}");
  expect(onChoose).toHaveBeenCalledWith("pear", expect.anything());
});

test("a word that a keyboard keeps composing is searched without another key", async () => {
  const field = searchBox.element();
  await userEvent.click(field);
  compose(field, "compositionstart", "");
  await userEvent.type(field, "pear");
  await expect.poll(() => onSearch.mock.calls).toEqual([["pear"]]);
});
