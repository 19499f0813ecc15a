import { fixture, registration, services, stage } from "../harness.ts";

// The page in the test's frame: a host whose policy allows neither inline scripts nor eval. Vitest
// would rewrite import() to a call of its own page.
Object.assign(window, {
  __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() },
});

const violations: string[] = [];
document.addEventListener("securitypolicyviolation", (event) => {
  violations.push(`${event.violatedDirective} ${event.blockedURI}`);
});
const { runtime, element } = stage(
  [
    registration("strict", fixture("content-security-policy/app/index.html"), {
      credentials: "include",
    }),
  ],
  { nonce: "fixture" },
);
const place = element();
const handle = runtime.mountSubApp("strict", place, services());
const outcome = await handle.ready.then(() => "mounted", String);
const colors = [...place.querySelectorAll("p, em, b, i, u, s")].map(
  (node) => getComputedStyle(node).color,
);
const told = [...violations];
// The browser refuses and reports it; the sheet made from it needs no nonce.
place.firstElementChild?.insertAdjacentHTML(
  "beforeend",
  "<style>p { color: rgb(7, 7, 7) }</style>",
);
const color = () => getComputedStyle(place.querySelector("p")!).color;
while (color() !== "rgb(7, 7, 7)") await new Promise(requestAnimationFrame);
await handle.unmount();
window.parent.postMessage(
  { fixture: "content-security-policy", outcome, colors, violations: told },
  "*",
);
