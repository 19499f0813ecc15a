import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";

/**
 * React's Vite plug-in without its inline hot-reload script: the shared development React starts hot reload
 * itself, once per page.
 */
export const sharedReact = (): Plugin[] =>
  react().map((plugin) =>
    plugin.name === "vite:react-refresh" ? { ...plugin, transformIndexHtml: undefined } : plugin,
  );
