import { join } from "node:path";
import type { Plugin } from "vite";
import { fingerprint } from "../shared/fingerprint.ts";
import { withStaticStyles } from "../shared/styles/plugin.ts";
import { staticStyles } from "../shared/styles/static-styles.ts";

const stylesheet = "./antd.css";

/** Gives components in tests the console's look. */
export const staticStylesInTests = (): Plugin => ({
  // A changed plug-in name makes Vite bundle antd again.
  name: `console:static-styles-in-tests-${fingerprint("development")}`,
  config: () => ({
    optimizeDeps: { rolldownOptions: { plugins: [withStaticStyles(staticStyles())] } },
    test: { setupFiles: [join(import.meta.dirname, "use-static-styles.ts")] },
  }),
  resolveId: (id) => (id === stylesheet ? "\0antd.css" : null),
  load: async (id) =>
    id === "\0antd.css" ? Object.values((await staticStyles()).sheets).join("") : null,
});
