import react from "@vitejs/plugin-react";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * React's Vite plug-in without its inline hot-reload script: the shared development React starts hot reload
 * itself, once per page. `kit` is for pages with their own copy of ui/ and sdk/: hot reload knows components by their
 * file, so an edit would replace the shell's copy with theirs. These reload with what imports them.
 */
export const sharedReact = ({ kit = false } = {}): Plugin[] =>
  react(
    kit
      ? { refreshExclude: [/\/node_modules\//, join(import.meta.dirname, "../../{ui,sdk}/**")] }
      : {},
  ).map((plugin) =>
    plugin.name === "vite:react-refresh" ? { ...plugin, transformIndexHtml: undefined } : plugin,
  );
