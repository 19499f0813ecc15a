// The console's own runtime in a page that is not the console's, with the console as its sub-application.
import { createRuntime } from "../../../../runtime/index.ts";
import "./page.css";

const base = "/hosts/runtime/console";
const container = document.getElementById("console");

const [width, button] = document.querySelectorAll(".host-box > *");
const note = () => (width.textContent = `${innerWidth} px`);
addEventListener("resize", note);
note();
let pressed = 0;
button.addEventListener("click", () => (button.textContent = `Pressed: ${(pressed += 1)}`));

const { origin } = await (await fetch("/console.json")).json();
const runtime = createRuntime({
  registrations: [
    {
      name: "console",
      entry: `${origin}/guest/index.html`,
      credentials: "include",
      legacy: true,
      global: "consoleShell",
    },
  ],
});

let mounted;
const follow = () => {
  const isWanted = location.pathname === base || location.pathname.startsWith(`${base}/`);
  if (isWanted === Boolean(mounted)) return;
  if (isWanted) mounted = runtime.mountSubApp("console", container, { base });
  else void mounted.unmount();
  if (!isWanted) mounted = undefined;
};

for (const link of document.querySelectorAll("header a"))
  link.addEventListener("click", (event) => {
    event.preventDefault();
    history.pushState(null, "", link.href);
    // As a router tells the others on a page that the address has changed.
    dispatchEvent(new PopStateEvent("popstate"));
  });
addEventListener("popstate", follow);
follow();
