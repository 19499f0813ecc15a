import { masterHistory } from "@console-shell/contract/sub-app";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { readConsoleConfig } from "./config/console-config.ts";
import { ConsoleApp } from "./console-app.tsx";
import { createConsole } from "./create-console.ts";
import { routesOf } from "./routing/routes.tsx";
import "./console.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

const config = readConsoleConfig();
const router = createBrowserRouter(routesOf(config), { basename: masterHistory.base });
const parts = createConsole(config, (address) => router.navigate(address, { replace: true }));

createRoot(root).render(
  <StrictMode>
    <ConsoleApp parts={parts} router={router} />
  </StrictMode>,
);
