import { fixture, registration, services, stage } from "../harness.ts";

// The page in the test's frame: a host with a nonce policy.
Object.assign(window, {
  __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() },
});
interface App {
  names: string[];
  roots: { [name: string]: ShadowRoot };
}
const entry = fixture("styles-shadow/app/index.html");
const { runtime, element } = stage([registration("shadow", entry)], { nonce: "fixture" });
const place = element();
const outside = document.body.appendChild(document.createElement("u"));
const violations: string[] = [];
document.addEventListener("securitypolicyviolation", (event) => {
  const [target] = event.composedPath();
  violations.push((target as Element).parentElement?.localName ?? "root");
});
const handle = runtime.mountSubApp("shadow", place, services());
await handle.ready;
const { names, roots } = (await import(
  /* @vite-ignore */ new URL("main.js", new URL(entry, location.href)).href
)) as App;
const color = (from: ParentNode | undefined, name = "p") => {
  const found = from?.querySelector(name);
  return found ? getComputedStyle(found).color : "";
};
const seen = () => [...names.map((name) => color(roots[name])), color(place, "u")];
while (seen().some((one) => one === "rgb(0, 0, 0)")) await new Promise(requestAnimationFrame);
const colors = seen();
const stray = getComputedStyle(outside).color;
// The policy still applies to the host's own elements.
const own = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
own.innerHTML = "<style>p { color: red }</style><p></p>";
await new Promise(requestAnimationFrame);
await new Promise(requestAnimationFrame);
const ofHost = color(own);
await handle.unmount();
window.parent.postMessage(
  {
    fixture: "styles-shadow",
    colors,
    stray,
    ofHost,
    violations,
    left: document.adoptedStyleSheets.length,
  },
  "*",
);
