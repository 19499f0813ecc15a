import { fixture, registration, services, stage } from "../harness.ts";

// The page in the test's frame: a host whose policy allows what its sub-apps need.
Object.assign(window, {
  __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() },
});
const [other = "", third = "", secure = ""] = (
  new URLSearchParams(location.search).get("origins") ?? ""
).split(" ");
const page = (name: string) => fixture(`needs/app/${name}.html`);
const { runtime, element } = stage(
  [
    registration("blob", page("blob"), {
      needs: { workers: "blob", inlineStyleAttributes: true, connect: [third, secure] },
    }),
    registration("foreign", `${other}${page("foreign")}`, { needs: { workers: "self" } }),
    registration("plain", page("plain")),
    registration("realm", `${other}${page("realm")}`, {
      needs: { workers: "self" },
      realm: "iframe",
    }),
  ],
  { nonce: "fixture" },
);
const violations: string[] = [];
document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
  violations.push(effectiveDirective);
});
const results: Record<string, unknown> = {};
for (const name of ["blob", "foreign", "plain", "realm"]) {
  violations.length = 0;
  const place = element();
  const handle = runtime.mountSubApp(name, place, services({ other, third, secure }));
  await handle.ready;
  const frame = place.querySelector("iframe")?.contentWindow as { results?: object } | undefined;
  const url = `${name === "foreign" ? other : location.origin}${fixture(`needs/app/main.js?${name}`)}`;
  const app = (frame ?? (await import(/* @vite-ignore */ url))) as { results: object };
  results[name] = { ...app.results, violations: [...violations] };
  await handle.unmount();
  place.remove();
}
window.parent.postMessage({ fixture: "needs", ...results }, "*");
