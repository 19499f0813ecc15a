import { expect, test } from "vitest";
import { stage } from "../harness.ts";
import { app, moduleOf, shown } from "./pain.ts";

test("R6.7 routers fight over the history (qiankun#1361, #2254, micro-app#155, wujie#202, #793): pushState is the browser's, popstate is never synthetic, and back reaches the shown app, once", async () => {
  const { runtime, element } = stage([app("router"), app("other")]);
  const place = element();
  const methods = () =>
    ["pushState", "replaceState"].map((name): unknown => Reflect.get(history, name));
  const native = methods();
  const address = location.href;
  const heard: unknown[] = [];
  const listen = ({ state }: PopStateEvent) => void heard.push(state);
  window.addEventListener("popstate", listen);
  history.replaceState({ host: "kept" }, "");

  const router = await shown(runtime, "router", place);
  const { seen } = await moduleOf<{ seen: string[] }>("router.js");
  expect(methods()).toEqual(native);
  expect(place.textContent).toBe("#two");
  expect(history.state).toEqual({ router: "two" });
  expect(heard).toEqual([]);
  history.back();
  await expect.poll(() => place.textContent).toBe("#one");
  expect(seen).toEqual(["one"]);
  expect(heard).toEqual([{ router: "one" }]);

  await router.unmount();
  const other = await shown(runtime, "other", place);
  expect([location.hash, history.state]).toEqual(["#one", { router: "one" }]);
  history.back();
  await expect.poll(() => heard.length).toBe(2);
  expect(history.state).toEqual({ host: "kept" });
  expect(seen).toEqual(["one"]);
  expect(place.textContent).toBe("other");

  await other.unmount();
  window.removeEventListener("popstate", listen);
  history.replaceState(undefined, "", address);
  place.remove();
});
