import { fixture, registration, stage } from "../harness.ts";
import { app, colorOf, find, shown } from "./pain.ts";

// The page in the test's frame: a host with a nonce policy. Vitest would rewrite import() to a call
// of its own page.
Object.assign(window, {
  __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() },
});

const violations: string[] = [];
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  // The policy allows no images or frames, and some apps have them.
  if (!/^(?:img|frame)-src/.test(violatedDirective))
    violations.push(`${violatedDirective} ${blockedURI}`);
});
const { runtime, element } = stage(
  [
    registration("vite", fixture("pains/app/vite-build/index.html")),
    app("webpack", { legacy: true }),
    app("css-in-js"),
    app("form", { keepAlive: true }),
  ],
  { nonce: "fixture" },
);
const place = element();
const colors: Record<string, string> = {};
try {
  await shown(runtime, "vite", place);
  find(place, "button").click();
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (place.querySelector(".more")) resolve();
    });
    watch.observe(place, { childList: true, subtree: true });
  });
  colors["vite"] = colorOf(find(place, "h2"));
  colors["vite's lazy chunk"] = colorOf(find(place, ".more"));
  await shown(runtime, "webpack", place);
  colors["webpack"] = colorOf(find(place, "#pain-root"));
  await shown(runtime, "css-in-js", place);
  colors["css-in-js"] = colorOf(find(place, ".pain-card"));
  await shown(runtime, "form", place);
  const last = await shown(runtime, "vite", place);
  await last.unmount();
  await runtime.discard();
} catch (error) {
  colors["failed"] = String(error);
}
window.parent.postMessage({ fixture: "pains", colors, violations }, "*");
