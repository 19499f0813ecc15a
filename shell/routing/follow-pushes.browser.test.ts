import { createBrowserRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { followPushes } from "./follow-pushes.ts";

const start = location.href;
afterEach(() => history.replaceState(null, "", start));

test("the router goes along where a foreign sub-application pushes out of its own part", async () => {
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
  // Its own are not followed again, and neither is another page of the host.
  await router.navigate("/third");
  history.pushState({}, "", "/elsewhere");
  history.pushState({}, "", "/c/fourth");
  await expect.poll(() => shown.at(-1)).toBe("/c/fourth");
  expect(shown).toEqual(["/c/second/hello", "/c/third", "/c/fourth"]);
  stop();
  stopWatching();
  router.dispose();
});
