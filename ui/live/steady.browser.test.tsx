import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { isSameData, steady } from "./steady.tsx";

test("a steady control renders again for other data only, and calls the latest callback", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // Also after a failure: the files that follow share the page.
  onTestFinished(() => void vi.unstubAllGlobals());
  let renders = 0;
  const Choice = steady<{ options: { label: string }[]; onChoose: (label: string) => void }>(
    ({ options, onChoose }) => {
      renders += 1;
      return <button onClick={() => onChoose(options[0]!.label)}>{options[0]!.label}</button>;
    },
  );
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const chosen: string[] = [];
  const show = (label: string, by: string) =>
    act(async () =>
      root.render(<Choice options={[{ label }]} onChoose={(one) => chosen.push(`${by} ${one}`)} />),
    );
  await show("Active", "first");
  await show("Active", "second");
  expect(renders).toBe(1);
  await act(async () => host.querySelector("button")!.click());
  expect(chosen).toEqual(["second Active"]);
  await show("Disabled", "third");
  expect(renders).toBe(2);
  expect(host.textContent).toBe("Disabled");
  await act(async () => root.unmount());
  host.remove();
});

test.each([
  [{ a: [1, { b: "c" }] }, { a: [1, { b: "c" }] }, true],
  [{ a: undefined }, {}, false],
  [{ a: undefined }, { b: undefined }, false],
  [[], {}, false],
  [null, {}, false],
  [<i key="a" />, <i key="a" />, false],
  [Number.NaN, Number.NaN, true],
])("%o and %o are the same data: %s", (one, other, same) => {
  expect(isSameData(one, other)).toBe(same);
});
