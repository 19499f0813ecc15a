import { hits } from "./done.ts";
import type { PageMeasure } from "./main.ts";
import { pause, settled, timeMount } from "./time.ts";

const appColor = "rgb(1, 2, 3)";
const hostColor = "rgb(7, 8, 9)";

const count = (selector: string) => document.querySelectorAll(selector).length;
const colorOf = (element: Element, property = "color") =>
  getComputedStyle(element).getPropertyValue(property);

const probe = (className: string): Element => {
  const element = document.createElement("div");
  element.className = className;
  document.body.append(element);
  return element;
};

/** What is left of an app that cleans up nothing, and which styles went astray while it was there. */
export const leaks: PageMeasure = async (adapter, slot) => {
  const host = document.createElement("style");
  host.textContent = `.bench-clash, .bench-of-host { color: ${hostColor}; outline-color: ${hostColor} }`;
  document.head.prepend(host);
  const [ofApp, ofSheet] = [probe("bench-leak"), probe("bench-static")];
  await settled();
  const before = { globals: new Set(Object.keys(window)), styles: count("style, link") };
  const { element } = await timeMount("leaky", () => adapter.mount("leaky", slot));
  await settled();
  const during = {
    "app's static style reaches the host": colorOf(ofSheet, "background-color") === "rgb(4, 5, 6)",
    "app's dynamic style reaches the host": colorOf(ofApp) === appColor,
    "host's rule wins over the app's": colorOf(element) !== appColor,
    "host's rule reaches the app": colorOf(element, "outline-color") === hostColor,
  };
  await adapter.unmount("leaky");
  await settled();
  await pause(100);
  for (const kind of Object.keys(hits)) hits[kind] = 0;
  window.dispatchEvent(new Event("bench-probe"));
  document.dispatchEvent(new Event("bench-probe"));
  await pause(300);
  const globals = Object.keys(window).filter(
    (name) => name.startsWith("__benchLeak") && !before.globals.has(name),
  );
  return {
    left: {
      listeners: hits["listener"] ?? 0,
      "intervals' ticks": hits["interval"] ?? 0,
      globals: globals.length,
      "other globals": Object.keys(window).filter(
        (name) => !name.startsWith("__benchLeak") && !before.globals.has(name),
      ),
      styles: count("style, link") - before.styles,
      "styles in effect": Number(colorOf(ofApp) === appColor),
      "nodes in body": count(".bench-leaked-node"),
    },
    during,
  };
};
