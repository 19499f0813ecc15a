import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SubAppOutlet, type SubAppOutletProps } from "../../react/index.ts";
import {
  fixture,
  registration,
  services,
  stage,
  type Stage,
  type TestServices,
} from "../harness.ts";

let scene: Stage;
let element: HTMLElement;
let root: Root;
const plain = services();
const onState = vi.fn<NonNullable<SubAppOutletProps<TestServices>["onState"]>>();
const onError = vi.fn<(error: unknown) => void>();
const show = (name: string, given: TestServices = plain) =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <SubAppOutlet
          runtime={scene.runtime}
          name={name}
          services={given}
          onState={onState}
          onError={onError}
          loading={<p>Loading</p>}
          fallback={({ error, retry }) => (
            <button type="button" onClick={retry}>
              {String(error)}
            </button>
          )}
        />
      </StrictMode>,
    ),
  );
const text = () => element.textContent;

beforeEach(() => {
  onState.mockClear();
  onError.mockClear();
  const entry = (name: string) => fixture(`react-outlet/app/${name}.html`);
  scene = stage([
    ...["one", "two", "early", "fails"].map((name) => registration(name, entry(name))),
    registration("kept", entry("one"), { keepAlive: true }),
  ]);
  element = scene.element();
  root = createRoot(element);
});
afterEach(async () => {
  root.unmount();
  await scene.runtime.discard();
  element.remove();
  await expect.poll(() => scene.runtime.inspect()).toEqual([]);
});

test("R12.1 mounts into #root-subapp, with the loading view until then", async () => {
  show("one");
  expect(text()).toBe("Loading");
  await expect.poll(text).toBe("app one at /fixture");
  expect(element.querySelector("#root-subapp")?.textContent).toBe("app one at /fixture");
});

test("R12.2 is safe in StrictMode: one mount, one load", async () => {
  show("one");
  await expect.poll(text).toBe("app one at /fixture");
  expect(scene.events.filter(({ state }) => state === "mounted")).toHaveLength(1);
  expect(document.querySelectorAll("[data-sub-app]")).toHaveLength(2);
});

test("R12.3 another name leaves the first and mounts the other", async () => {
  show("one");
  await expect.poll(text).toBe("app one at /fixture");
  show("two");
  await expect.poll(text).toBe("app two at /fixture");
});

test("R12.4 setLoading(false) ends the loading view before mount has finished", async () => {
  show("early");
  await expect.poll(text).toBe("app early at /fixture");
  expect(onState.mock.lastCall).toEqual(["mounting"]);
});

test("R12.5 a failure shows the fallback, whose retry starts over", async () => {
  show("fails");
  await expect.poll(text).toContain("fails once");
  expect(onError).toHaveBeenCalledOnce();
  // Called as a function: a native one such as reportError fails as a method.
  expect(onError.mock.contexts).toEqual([undefined]);
  expect(element.querySelector<HTMLElement>("#root-subapp")?.hidden).toBe(true);
  element.querySelector("button")?.click();
  await expect.poll(text).toBe("app fails at /fixture");
});

test("R12.6 an unknown name shows the fallback at once", async () => {
  show("nobody");
  await expect.poll(text).toContain("Configured: one, two, early, fails, kept.");
});

test("R12.7 new services reach the app's update", async () => {
  show("one");
  await expect.poll(text).toBe("app one at /fixture");
  show("one", services({ basename: "/moved" }));
  await expect.poll(text).toBe("app one at /fixture then /moved");
});

test("R12.8 a parked app returns without the loading view, which would shift the layout", async () => {
  show("kept");
  expect(text()).toContain("Loading");
  await expect.poll(text).toBe("app one at /fixture");
  show("two");
  await expect.poll(text).toContain("app two at /fixture");
  let loadings = 0;
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.textContent === "Loading") loadings += 1;
  });
  watch.observe(element, { childList: true, subtree: true });
  show("kept");
  expect(text()).not.toContain("Loading");
  await expect.poll(() => onState.mock.lastCall).toEqual(["mounted"]);
  await expect.poll(text).toContain("app one at /fixture");
  watch.disconnect();
  expect(loadings).toBe(0);
});
