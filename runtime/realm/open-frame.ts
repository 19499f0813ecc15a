import type { EntryPlan } from "../entry/plan.ts";
import type { Importer, Inside } from "../modules/evaluate-module.ts";
import { guardFrame, type Departures } from "./guard-frame.ts";

/** Each candidate of a `srcset`: its address, and what follows up to the next one. */
const candidates = /([\s,]*)(\S*[^\s,])(,|[^,]*)/g;

/**
 * Resolves the relative addresses that code in a frame gives to elements: its document has the
 * console's address, not the entry's.
 */
export const resolveInside = (prototype: Element, names: readonly string[], base: string): void => {
  const absolute = (address: string) =>
    /^\s*(?:#|$)/.test(address) ? address : (URL.parse(address, base)?.href ?? address);
  const resolved = (name: string, value: unknown): unknown => {
    if (!names.includes(name)) return value;
    return name === "srcset"
      ? String(value).replace(
          candidates,
          (_, start: string, address: string, rest: string) => start + absolute(address) + rest,
        )
      : absolute(String(value));
  };
  for (const name of names) {
    const native = Object.getOwnPropertyDescriptor(prototype, name);
    // An element of SVG has an object here.
    if (native?.set)
      Object.defineProperty(prototype, name, {
        ...native,
        set(value: unknown) {
          native.set?.call(this, resolved(name, value));
        },
      });
  }
  for (const method of ["setAttribute", "setAttributeNS"] as const) {
    const native = prototype[method] as (...input: unknown[]) => void;
    Object.defineProperty(prototype, method, {
      configurable: true,
      writable: true,
      value(...input: unknown[]) {
        const name = String(input.at(-2))
          .toLowerCase()
          .replace(/^xlink:/, "");
        native.call(this, ...input.slice(0, -1), resolved(name, input.at(-1)));
      },
    });
  }
};

type Page = Window & typeof globalThis;

/** A sub-app's own page, inside the host's. */
export interface Frame extends Inside {
  element: HTMLIFrameElement;
  page: Page;
  departures: Departures;
}

/** Where a module inside passes its `import()` out; removed immediately. */
const door = "__console_shell_import";

const addScript = (page: Page, type: string, text: string, nonce: string | undefined) => {
  const script = page.document.createElement("script");
  script.type = type;
  if (nonce) script.nonce = nonce;
  script.textContent = text;
  page.document.head.append(script);
  script.remove();
};

/**
 * Opens an empty same-origin frame with the console's address, import maps and policy, plus its own
 * policy. Its document stays open until its scripts have run, so that they see a loading page.
 */
export const openFrame = async (
  container: HTMLElement,
  title: string,
  plan: EntryPlan,
  integrity: Readonly<Record<string, string>>,
  nonce: string | undefined,
  policy: string | undefined,
  signal: AbortSignal,
): Promise<Frame> => {
  const element = document.createElement("iframe");
  element.title = title;
  // The document that a frame has at first reports no navigation.
  element.srcdoc = "";
  container.append(element);
  if (!element.contentWindow) throw new Error("The container is not in the page.");
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  element.addEventListener("load", resolve, { once: true });
  const stop = () => reject(signal.reason as Error);
  signal.addEventListener("abort", stop);
  await promise.finally(() => signal.removeEventListener("abort", stop));
  const page = element.contentWindow as Page;
  const inner = page.document;
  // A push would add to the shared history: see `followHistory`.
  page.history.pushState = page.history.replaceState.bind(page.history);
  // Opened from here, the document inherits this page's address.
  inner.open();
  inner.write("<!doctype html><head></head><body>");
  const departures = guardFrame(element, page);
  if (policy) {
    const meta = inner.createElement("meta");
    meta.httpEquiv = "Content-Security-Policy";
    meta.content = policy;
    inner.head.append(meta);
  }

  for (const map of document.querySelectorAll('script[type="importmap"]'))
    addScript(page, "importmap", map.textContent, nonce);
  const hashes = Object.entries(integrity).map(([path, hash]) => [new URL(path, plan.url), hash]);
  if (hashes.length > 0)
    addScript(page, "importmap", JSON.stringify({ integrity: Object.fromEntries(hashes) }), nonce);
  resolveInside(page.HTMLScriptElement.prototype, ["src"], plan.base);
  resolveInside(page.HTMLLinkElement.prototype, ["href"], plan.base);
  if (nonce) {
    // CSS-in-JS libraries and bundlers don't set the nonce.
    const native = inner.createElement.bind(inner) as (...input: unknown[]) => HTMLElement;
    const createElement = (...input: unknown[]) => {
      const made = native(...input);
      if (made.localName === "style") made.nonce = nonce;
      return made;
    };
    Object.assign(inner, { createElement });
  }

  const importer = (): Promise<Importer> => {
    const { promise, resolve } = Promise.withResolvers<Importer>();
    Object.assign(page, { [door]: resolve });
    addScript(page, "module", `${door}((url) => import(url)); delete globalThis.${door};`, nonce);
    return promise;
  };
  return { element, page, departures, importer };
};
