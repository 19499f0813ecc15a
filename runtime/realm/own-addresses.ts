import type { resolveInside } from "./open-frame.ts";

type Page = Window & typeof globalThis;

/** What accepts an address first. */
const constructors = [
  "Audio",
  "EventSource",
  "Request",
  "SharedWorker",
  "WebSocket",
  "Worker",
] as const;
/** Elements that load files, with the names of the addresses. Scripts and links are resolved anyway. */
const loading = {
  HTMLEmbedElement: "src",
  HTMLIFrameElement: "src",
  HTMLImageElement: "src srcset",
  HTMLInputElement: "src",
  HTMLMediaElement: "src",
  HTMLObjectElement: "data",
  HTMLSourceElement: "src srcset",
  HTMLTrackElement: "src",
  HTMLVideoElement: "poster",
  SVGFEImageElement: "href",
  SVGImageElement: "href",
  SVGUseElement: "href",
};

/**
 * Resolves the relative addresses that a page's code passes against the sub-app's own page, as
 * these frameworks do. Its document has the console's address. `resolve` is passed: an import would
 * add a file to a host's bundle.
 */
export const resolveOwnAddresses = (
  page: Page,
  base: string,
  resolve: typeof resolveInside,
): void => {
  const absolute = <Input>(given: Input): Input | string => {
    const isAddress =
      typeof given === "string" || given instanceof URL || given instanceof page.URL;
    return isAddress ? (URL.parse(String(given), base)?.href ?? String(given)) : given;
  };
  /** Changes the argument at this index of a function or constructor. */
  const wrap = (
    place: object,
    name: string,
    change = absolute as (input: never) => unknown,
    index = 0,
  ) => {
    const changed = (input: unknown[]) =>
      input.map((one, at) => (at === index ? change(one as never) : one));
    const wrapped = new Proxy(Reflect.get(place, name) as new () => object, {
      construct: (native, input, target) =>
        Reflect.construct(native, changed(input), target) as object,
      apply: (native, self, input: unknown[]) =>
        Reflect.apply(native as never, self, changed(input)),
    });
    Reflect.set(place, name, wrapped);
  };
  for (const name of constructors) wrap(page, name);
  wrap(page, "fetch");
  wrap(page.navigator, "sendBeacon");
  wrap(page.XMLHttpRequest.prototype, "open", undefined, 1);
  const inFont = (source: unknown) =>
    typeof source === "string"
      ? source.replace(
          /url\(\s*(["']?)(.*?)\1\s*\)/g,
          (_, _quote, address: string) => `url("${absolute(address)}")`,
        )
      : source;
  wrap(page, "FontFace", inFont, 1);
  Object.defineProperty(page.document, "baseURI", { get: () => base });
  for (const [name, attributes] of Object.entries(loading))
    resolve(page[name as "HTMLVideoElement"].prototype, attributes.split(" "), base);
};
