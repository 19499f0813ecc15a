import { fixture, registration, services, stage } from "../harness.ts";

// The page in the test's frame: a host whose policy allows neither inline scripts nor eval. Vitest
// would rewrite import() to a call of its own page.
Object.assign(window, {
  __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() },
});

const violations: string[] = [];
const watch = (page: Window) =>
  page.document.addEventListener("securitypolicyviolation", (event) => {
    violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
watch(window);
const map = document.createElement("script");
map.type = "importmap";
map.nonce = "fixture";
map.textContent = JSON.stringify({ imports: { "realm-shared": fixture("realm/app/shared.js") } });
document.head.append(map);

const frame = { realm: "iframe", legacy: true } as const;
const { runtime, element } = stage(
  [
    registration("umd", fixture("legacy/app/umd.html"), { legacy: true }),
    registration("module", fixture("legacy/app/module.html"), { legacy: true }),
    registration("inline", fixture("legacy/app/inline.html"), { legacy: true }),
    registration("realm-inline", fixture("legacy/app/inline.html"), { ...frame, global: "inline" }),
    registration("realm-app", fixture("realm/app/umd.html"), frame),
    registration("realm-module", fixture("realm/app/module.html"), { realm: "iframe" }),
  ],
  { nonce: "fixture" },
);
const outcomes: string[] = [];
for (const name of runtime.names) {
  const place = element();
  const handle = runtime.mountSubApp(name, place, services());
  const opened = new MutationObserver(() => {
    const { contentWindow } = place.querySelector("iframe") ?? {};
    if (contentWindow) watch(contentWindow);
  });
  opened.observe(place, { childList: true, subtree: true });
  const outcome = await handle.ready.then(() => "mounted", String);
  const { document: page } = place.querySelector("iframe")?.contentWindow ?? { document };
  const text = page.querySelector("#legacy-root p, #module-root, [data-sub-app] > p, body > div p");
  const { color, paddingLeft } = (text && page.defaultView?.getComputedStyle(text)) ?? {};
  outcomes.push([name, outcome, text?.textContent, color, paddingLeft].join(" | "));
  opened.disconnect();
  await handle.unmount();
}
window.parent.postMessage({ fixture: "legacy-policy", outcomes, violations }, "*");
