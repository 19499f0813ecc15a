import { fixture, registration, services, stage } from "../harness.ts";

// The page in the test's frame: a host with a nonce policy.
Object.assign(window, {
  __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() },
});
const entry = fixture("styles-frames/app/index.html");
const { runtime, element } = stage(
  [{ ...registration("frames", entry), needs: { inlineStyleAttributes: true } }],
  { nonce: "fixture" },
);
const place = element();
const handle = runtime.mountSubApp("frames", place, services());
await handle.ready;
const { frames, refused } = (await import(
  /* @vite-ignore */ new URL("main.js", new URL(entry, location.href)).href
)) as { frames: HTMLIFrameElement[]; refused: string[] };
const colorIn = ({ contentDocument, contentWindow }: HTMLIFrameElement) => {
  const found = contentDocument?.querySelector("p");
  return found && contentWindow ? contentWindow.getComputedStyle(found).color : "";
};
const colors = () => frames.map(colorIn);
while (colors().some((one) => one === "rgb(0, 0, 0)")) await new Promise(requestAnimationFrame);
const seen = colors();
// The policy still applies to the host's own elements.
const own = document.body.appendChild(document.createElement("iframe"));
const style = own.contentDocument!.createElement("style");
style.textContent = "p { color: rgb(9, 0, 0) }";
own.contentDocument!.head.append(style);
own.contentDocument!.body.append(own.contentDocument!.createElement("p"));
await new Promise(requestAnimationFrame);
await new Promise(requestAnimationFrame);
const ofHost = colorIn(own);
await handle.unmount();
window.parent.postMessage({ fixture: "styles-frames", colors: seen, refused, ofHost }, "*");
