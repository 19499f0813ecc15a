import { expect, test } from "vitest";
import { failureOf, fixture, registration, seen, services, stage } from "../harness.ts";

const requests = async (page: string) =>
  (await seen("redeploy")).filter(({ url }) => url.includes(page)).length;

test("R7.9 a file removed by a deployment causes one fresh fetch of the page, then the new release", async () => {
  const page = "redeploy/app/page.html?versions=release-1.html,release-2.html&max-age=3600";
  const scene = stage([registration("app", fixture(page))]);
  const element = scene.element();
  const handle = scene.runtime.mountSubApp("app", element, services());
  await handle.ready;
  expect(element.textContent).toBe("second release");
  expect(await requests(page)).toBe(2);
  await handle.unmount();
  element.remove();
});

test("R7.10 a page that still names the missing file ends in the error, after one fetch", async () => {
  const page = "redeploy/app/release-1.html?still";
  const scene = stage([registration("app", fixture(page))]);
  const element = scene.element();
  const handle = scene.runtime.mountSubApp("app", element, services());
  expect(await failureOf(handle.ready)).toMatchObject({ type: "missing" });
  expect(await requests(page)).toBe(2);
  await handle.unmount();
  element.remove();
});

test("R7.11 a missing lazy file unpins the release: the next mount gets the new one", async () => {
  const page = "redeploy/app/page.html?versions=lazy-1.html,release-2.html";
  const scene = stage([registration("app", fixture(page))]);
  const element = scene.element();
  const quiet = (event: ErrorEvent) => {
    if (event.message.includes("dynamically imported")) event.preventDefault();
  };
  const silence = (event: ErrorEvent) => {
    if (event.defaultPrevented) event.stopImmediatePropagation();
  };
  window.addEventListener("error", quiet, { capture: true });
  const first = scene.runtime.mountSubApp("app", element, services());
  await first.ready;
  // After the runtime's listener, which must receive it.
  window.addEventListener("error", silence);
  await expect
    .poll(() => scene.events.some(({ phase, error }) => phase === "run" && error))
    .toBe(true);
  const second = scene.runtime.mountSubApp("app", element, services());
  await second.ready;
  expect(element.textContent).toBe("second release");
  await second.unmount();
  window.removeEventListener("error", quiet, { capture: true });
  window.removeEventListener("error", silence);
  element.remove();
});
