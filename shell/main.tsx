import { masterHistory } from "@console-shell/contract/sub-app";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { readConsoleConfig } from "./config/console-config.ts";
import { ConsoleApp } from "./console-app.tsx";
import { createConsole } from "./create-console.ts";
import { createPreferences } from "./preferences/preferences.ts";
import { readRemembered } from "./preferences/remembered.ts";
import { dropPrerendered } from "./prerender/drop-prerendered.ts";
import { prerenderedAs } from "./prerender/prerendered-as.ts";
import { takeOver } from "./prerender/take-over.tsx";
import { dropSkeletonOnceShown } from "./routing/frame-skeleton.ts";
import { followPushes } from "./routing/follow-pushes.ts";
import { limitChunks } from "./routing/load-chunk.ts";
import { routingOf } from "./routing/console-routing.ts";
import { routesOf } from "./routing/routes.tsx";
import "./console.css";
import "./frame-skeleton.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

const config = readConsoleConfig();
limitChunks(config.chunkTimeout);
const shown = prerenderedAs(root);
const remembered = readRemembered();
const preferences = createPreferences(shown ?? remembered);
const routes = routesOf(config);
const router = createBrowserRouter(routes, {
  basename: masterHistory.base,
  // Else the router would scroll to the top of a page that somebody has read down to its end.
  ...(shown ? { hydrationData: { loaderData: {} } } : {}),
});
followPushes(router);
const parts = createConsole(config, routingOf(router, routes), preferences);

const start = async () => {
  if (!shown || !(await takeOver(root, parts, router))) {
    dropPrerendered();
    dropSkeletonOnceShown(root);
    createRoot(root).render(
      <StrictMode>
        <ConsoleApp parts={parts} router={router} />
      </StrictMode>,
    );
  }
  // Where the page came in another language or theme than is remembered here, it changes now.
  preferences.apply(remembered);
};
// Not awaited at the top: whatever the page shares with what it loads later would be cut off from it.
void start();
