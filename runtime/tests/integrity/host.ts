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
const hashOf = async (file: string) => {
  const source = await (await fetch(fixture(`integrity/app/${file}`))).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", source));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
};
const right = ["main.js", "part.js", "lazy.js"];
const integrity = {
  ...Object.fromEntries(
    await Promise.all(right.map(async (file) => [file, await hashOf(file)] as const)),
  ),
  "tampered.js": await hashOf("lazy.js"),
};
const release = { entry: "main.js", modules: ["main.js", "part.js"], styles: [] };
const { runtime, element } = stage(
  [registration("checked", fixture("integrity/app/index.html"), { integrity, release })],
  { nonce: "fixture" },
);
const place = element();
const handle = runtime.mountSubApp("checked", place, services());
const outcome = await handle.ready.then(() => place.textContent, String);
await handle.unmount();
window.parent.postMessage({ fixture: "integrity", outcome, violations }, "*");
