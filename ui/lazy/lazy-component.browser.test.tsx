import { type ComponentType, useEffect, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { useLive } from "../live/use-live.ts";
import { lazyComponent } from "./lazy-component.tsx";

/** A value that both roots know, as the shell and a sub-app know the page's title. */
const createTitle = () => {
  const listeners = new Set<(value: string) => void>();
  let current = "none";
  return {
    get: () => current,
    set(value: string) {
      current = value;
      for (const listener of listeners) listener(value);
    },
    subscribe(listener: (value: string) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

test("another root's effect may change what the page shows while the page arrives", async () => {
  const title = createTitle();
  const errors: unknown[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    errors.push(event.message);
  };
  window.addEventListener("error", note);
  const page = document.body.appendChild(document.createElement("div"));
  const other = document.body.appendChild(document.createElement("div"));
  const arrival = Promise.withResolvers<ComponentType>();
  const Lazy = lazyComponent(() => arrival.promise, <p>Loading</p>);
  const Page = () => (
    <>
      <i>{useLive(title)}</i>
      <Lazy />
    </>
  );
  const root = createRoot(page, { onUncaughtError: (error) => errors.push(String(error)) });
  root.render(<Page />);
  await expect.poll(() => page.textContent).toBe("noneLoading");
  arrival.resolve(() => <h1>Arrived</h1>);
  // Rendered now, and with Suspense not shown until 300 ms after the loading view.
  await new Promise((resolve) => requestIdleCallback(resolve));
  const block = (milliseconds: number) => {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
  };
  const Other = () => {
    // Long enough for React to leave the effect below to a later task.
    useLayoutEffect(() => block(20), []);
    useEffect(() => title.set("some"), []);
    return null;
  };
  const otherRoot = createRoot(other);
  otherRoot.render(<Other />);
  block(400);
  await expect.poll(() => page.textContent).toBe("someArrived");
  expect(errors).toEqual([]);
  window.removeEventListener("error", note);
  root.unmount();
  otherRoot.unmount();
});
