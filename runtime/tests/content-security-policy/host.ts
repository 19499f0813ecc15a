import { fixture, registration, services, stage } from "../harness.ts";

// The page that the test frames: a host under a policy that allows neither inline nor eval.
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
const colors = [...place.querySelectorAll("p, em, b")].map((node) => getComputedStyle(node).color);
await handle.unmount();
window.parent.postMessage({ fixture: "content-security-policy", outcome, colors, violations }, "*");
