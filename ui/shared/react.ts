import react from "@vitejs/plugin-react";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * React's Vite plug-in without its inline hot-reload script: the shared development React starts hot reload
 * itself, once per page. With `kit`, for pages with their own copy of ui/ and sdk/, their components reload with those
 * that import them: by its path, hot reload would take the shell's copy for theirs, and replace it at the first edit.
 */
export const sharedReact = ({ kit = false } = {}): Plugin[] =>
  react(
    kit
      ? { refreshExclude: [/\/node_modules\//, join(import.meta.dirname, "../../{ui,sdk}/**")] }
      : {},
  ).map((plugin) =>
    plugin.name === "vite:react-refresh" ? { ...plugin, transformIndexHtml: undefined } : plugin,
  );
