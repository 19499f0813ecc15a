// A host that shows as many sub-applications at once as it has sections.
import { createRuntime } from "./runtime.js";

const examples = await (await fetch("/sub-apps.json")).json();
const registrations = examples.map((one) => ({ ...one, credentials: "same-origin" }));
const { nonce } = document.querySelector("script[nonce]");
const runtime = createRuntime({ registrations, nonce, debug: true });
for (const section of document.querySelectorAll("section")) {
  const [show, leave] = section.querySelectorAll("button");
  let mount;
  show.addEventListener("click", () => {
    mount = runtime.mountSubApp(section.id, section.querySelector("div"));
  });
  leave.addEventListener("click", () => mount.unmount());
}
