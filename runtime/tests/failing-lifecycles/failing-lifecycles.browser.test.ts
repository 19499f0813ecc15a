import { afterEach, expect, test } from "vitest";
import {
  LifecycleError,
  LifecycleTimeoutError,
  type RuntimeOptions,
  type SubAppRegistration,
} from "../../index.ts";
import { failureOf, fixture, registration, services, stage } from "../harness.ts";

interface App {
  calls: string[];
  recover(): void;
  throwIn(which: string, what: unknown): void;
}
const app = (which: string): Promise<App> => {
  const url = new URL(fixture(`failing-lifecycles/app/main.js?${which}`), location.href);
  return import(/* @vite-ignore */ url.href);
};
const elements: HTMLElement[] = [];
const mounting = (
  which: string,
  options: Partial<RuntimeOptions> = {},
  own: Partial<SubAppRegistration> = {},
) => {
  const entry = fixture(`failing-lifecycles/app/${which}.html`);
  const scene = stage([registration(which, entry, own)], options);
  const element = scene.element();
  elements.push(element);
  const mount = () => scene.runtime.mountSubApp(which, element, services());
  return { ...scene, element, mount };
};
const nothingLeft = async (which: string, element: HTMLElement) => {
  const { calls } = await app(which);
  const before = calls.length;
  window.dispatchEvent(new Event("fixture-ping"));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(calls).toHaveLength(before);
  expect(element.childNodes).toHaveLength(0);
  expect(document.querySelector("[data-sub-app]")).toBeNull();
};
afterEach(() => {
  for (const element of elements.splice(0)) element.remove();
});

test.each(["bootstrap", "mount"] as const)(
  "R1.4 a failed %s leaves like any leave, and the next mount starts clean",
  async (which) => {
    const { element, events, mount } = mounting(which);
    const handle = mount();
    const error = await failureOf(handle.ready);
    expect(error).toBeInstanceOf(LifecycleError);
    const url = new URL(fixture(`failing-lifecycles/app/main.js?${which}`), location.href).href;
    expect(error).toMatchObject({ phase: which, app: which, url });
    expect((error as LifecycleError).cause).toMatchObject({ message: `${which} failed` });
    await handle.unmount();
    expect(handle.state).toBe("failed");
    expect(events.map(({ state }) => state).slice(-2)).toEqual(["unmounting", "failed"]);
    expect(events.at(-1)?.error).toBe(error);
    await nothingLeft(which, element);
    (await app(which)).recover();
    const again = mount();
    await again.ready;
    await again.unmount();
    await nothingLeft(which, element);
    const steps = (await app(which)).calls.filter((name) => name !== "tick" && name !== "ping");
    const second = ["bootstrap", "mount", "unmount"];
    expect(steps).toEqual(which === "mount" ? [...second, ...second] : ["bootstrap", ...second]);
  },
);

test("R1.5 a failing unmount is reported and rejects, and everything is undone", async () => {
  const { element, events, mount } = mounting("unmount");
  const handle = mount();
  await handle.ready;
  const left = handle.unmount();
  const error = await failureOf(left);
  expect(handle.unmount()).toBe(left);
  expect(error).toMatchObject({ name: "LifecycleError", phase: "unmount", app: "unmount" });
  expect(handle.state).toBe("unmounted");
  expect(events.find(({ error }) => error)?.error).toBe(error);
  await nothingLeft("unmount", element);
});

test.each([
  ["the runtime's", { lifecycleTimeout: 1_000 }, {}],
  ["a registration's, which wins", { lifecycleTimeout: 60_000 }, { lifecycleTimeout: 1_000 }],
])("R1.6 the time to mounted is limited as a whole: %s", async (_, options, own) => {
  // Loading counts towards the limit; this leaves most of it to the stuck mount.
  await app("stuck");
  const { element, mount } = mounting("stuck", { ...options, unmountTimeout: 20 }, own);
  const handle = mount();
  const error = await failureOf(handle.ready);
  expect(error).toBeInstanceOf(LifecycleTimeoutError);
  expect(error).toMatchObject({ code: "LIFECYCLE_TIMEOUT", phase: "mount" });
  await handle.unmount();
  await nothingLeft("stuck", element);
});

test("R1.7 a hanging unmount doesn't block the next mount", async () => {
  const { element, events, mount } = mounting("stuck-unmount", { unmountTimeout: 20 });
  await mount().ready;
  const next = mount();
  await next.ready;
  expect(element.childNodes).toHaveLength(1);
  expect(events.find(({ error }) => error)?.error).toMatchObject({
    code: "LIFECYCLE_TIMEOUT",
    phase: "unmount",
  });
  await next.unmount();
  await nothingLeft("stuck-unmount", element);
});

test("R4.5 a failing update rejects and is reported, and the app stays", async () => {
  const { events, mount } = mounting("update");
  const handle = mount();
  await handle.ready;
  const error = await failureOf(handle.update());
  expect(error).toMatchObject({ phase: "update" });
  expect(events.at(-1)?.error).toBe(error);
  expect(handle.state).toBe("mounted");
  await handle.unmount();
});

test.each(["mount", "unmount"] as const)(
  "R7.6 R1.4 an error thrown by %s may have no message",
  async (which) => {
    const { mount } = mounting("odd");
    (await app("odd")).throwIn(which, Object.create(null));
    const handle = mount();
    const failing = which === "mount" ? handle.ready : handle.ready.then(() => handle.unmount());
    expect(await failureOf(failing)).toMatchObject({ name: "LifecycleError", phase: which });
    await handle.unmount().catch(() => undefined);
  },
);
