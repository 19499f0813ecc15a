import { shellSegments } from "@console-shell/contract/words/sub-app-names";
import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import { routesOf } from "./routes.tsx";

/** First segments of the routes' paths, including those in pathless layouts. */
const firstSegments = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) =>
    path === undefined ? firstSegments(children) : [path.split("/")[0]!],
  );

test("the contract lists the first segment of every shell page", () => {
  const routes = routesOf({
    appType: "console",
    environment: "test",
    release: "",
    autoCaptureError: true,
    chunkTimeout: 1,
    hasSession: true,
    faceLogin: true,
    signOn: { providers: [], passwords: "everyone" },
    subApps: [],
  });
  const own = firstSegments(routes).filter((segment) => segment !== "*");
  expect(own.toSorted()).toEqual([...shellSegments, ...subAppNames].toSorted());
});
