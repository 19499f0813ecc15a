import { createBrowserRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { followPushes } from "./follow-pushes.ts";

const start = location.href;
afterEach(() => history.replaceState(null, "", start));

test("the router follows a foreign sub-app's push out of its own part", async () => {
  history.replaceState(null, "", "/c/slave/nav");
  const routes = [{ path: "*", element: null }];
  const router = createBrowserRouter(routes, { basename: "/c/" });
  const shown: string[] = [];
  const stopWatching = router.subscribe(({ location }) => shown.push(location.pathname));
  const stop = followPushes(router);
  history.pushState({}, "", "/c/slave/count");
  history.pushState({}, "", "/c/second/hello?a");
  await expect.poll(() => shown).toEqual(["/c/second/hello"]);
  expect(router.state.location.search).toBe("?a");
  expect(router.state.historyAction).toBe("REPLACE");
  // The router's own pushes aren't followed again, nor are the host's pages.
  await router.navigate("/third");
  history.pushState({}, "", "/elsewhere");
  history.pushState({}, "", "/c/fourth");
  await expect.poll(() => shown.at(-1)).toBe("/c/fourth");
  expect(shown).toEqual(["/c/second/hello", "/c/third", "/c/fourth"]);
  stop();
  stopWatching();
  router.dispose();
});

test("a push that the router may not follow yet is reverted, and followed later", async () => {
  history.replaceState(null, "", "/c/slave/nav");
  const router = createBrowserRouter([{ path: "*", element: null }], { basename: "/c/" });
  const stop = followPushes(router);
  const blocker = () => router.getBlocker("unsaved", () => true);
  blocker();
  const push = async () => {
    history.pushState({}, "", "/c/second");
    await expect.poll(() => blocker().state).toBe("blocked");
    expect(location.pathname).toBe("/c/slave/nav");
    expect(router.state.location.pathname).toBe("/c/slave/nav");
  };
  await push();
  blocker().reset?.();
  expect(location.pathname).toBe("/c/slave/nav");
  await push();
  blocker().proceed?.();
  await expect.poll(() => location.pathname).toBe("/c/second");
  expect(router.state.location.pathname).toBe("/c/second");
  // The third entry: the first push keeps its entry, with the page's address.
  expect(history.state).toMatchObject({ idx: 2 });
  stop();
  router.dispose();
});

test("nothing is followed after the end, not even a push right before", async () => {
  history.replaceState(null, "", "/c/slave/nav");
  const router = createBrowserRouter([{ path: "*", element: null }], { basename: "/c/" });
  const stop = followPushes(router);
  const pushed = new Promise((resolve) => setTimeout(resolve));
  history.pushState({}, "", "/c/second");
  stop();
  await pushed;
  await new Promise((resolve) => setTimeout(resolve));
  expect(router.state.location.pathname).toBe("/c/slave/nav");
  router.dispose();
});
