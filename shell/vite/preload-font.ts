import type { Plugin } from "vite";

/** Preloads the page's font, which the browser would otherwise find only after the stylesheet. */
export const preloadFont = (): Plugin => ({
  name: "console:preload-font",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) => file.endsWith(".woff2"));
      if (!font) throw new Error("The shell's build has no font.");
      const tag = `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`;
      return html.replace("<title>", `${tag}\n    <title>`);
    },
  },
});
