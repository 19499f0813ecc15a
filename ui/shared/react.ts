import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";

/**
 * React's Vite plug-in without the inline script that starts hot reload: the shared React of
 * development starts it by itself, once for the whole page.
 */
export const sharedReact = (): Plugin[] =>
  react().map((plugin) =>
    plugin.name === "vite:react-refresh" ? { ...plugin, transformIndexHtml: undefined } : plugin,
  );
