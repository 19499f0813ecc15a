import { hits } from "./done.ts";
import type { PageMeasure } from "./bridge.ts";
import { pause, settled, timeMount } from "./time.ts";

const appColor = "rgb(1, 2, 3)";
const hostColor = "rgb(7, 8, 9)";

const count = (selector: string) => document.querySelectorAll(selector).length;
const colorOf = (element: Element, property = "color") =>
  getComputedStyle(element).getPropertyValue(property);

/** Style elements and stylesheet links of the app in the page. */
const stylesOfApp = () =>
  [...document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>("style, link")].filter(
    (element) =>
      element instanceof HTMLLinkElement
        ? element.href.includes("/leaky/")
        : /bench-(leak|clash|unused)\b.*rgb\(1, 2, 3\)|bench-static/.test(element.textContent),
  ).length;

const probe = (className: string): Element => {
  const element = document.createElement("div");
  element.className = className;
  document.body.append(element);
  return element;
};

/**
 * What an app that cleans up nothing leaves behind, and which styles leaked while it was mounted.
 */
export const leaks: PageMeasure = async (adapter, slot) => {
  const host = document.createElement("style");
  host.textContent = `.bench-clash, .bench-of-host { color: ${hostColor}; outline-color: ${hostColor} }`;
  document.head.prepend(host);
  const [ofApp, ofSheet] = [probe("bench-leak"), probe("bench-static")];
  await settled();
  const before = new Set(Object.keys(window));
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
  hits.clear();
  window.dispatchEvent(new Event("bench-probe"));
  document.dispatchEvent(new Event("bench-probe"));
  await pause(300);
  const firing = (kind: string) => [...hits].filter((effect) => effect.startsWith(kind)).length;
  const added = Object.keys(window).filter((name) => !before.has(name));
  return {
    left: {
      listeners: firing("listener"),
      intervals: firing("interval"),
      globals: added.filter((name) => name.startsWith("benchLeak")).length,
      styles: stylesOfApp(),
      nodes: count(".bench-leaked-node"),
      "styles taken from the host": Number(!host.isConnected),
    },
    during,
  };
};
