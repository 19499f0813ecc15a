import type { EntryPlan, PageAttributes, PlannedInline } from "../entry/plan.ts";
import { within } from "../lifecycle/within.ts";
import type { ResourceRules } from "../modules/resource.ts";

/**
 * The name of an inline script in stack traces. It is in the entry's folder, so its effects have an
 * owner.
 */
const inlineUrl = (plan: EntryPlan, script: PlannedInline): string =>
  `${plan.url.split("#", 1)[0]}#inline-${plan.inline.indexOf(script) + 1}`;

/** Finds the address in each import: the browser would resolve it against the host's page. */
const imported = {
  classic: /(\bimport\s*\(\s*)(["'])(\.{0,2}\/[^"'\s]*)\2/g,
  module: /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{0,2}\/[^"'\s]*)\2/g,
};

/** A script element with its page's attributes, for `document.currentScript`. */
export const createScript = (document: Document, attributes: PageAttributes): HTMLScriptElement => {
  const element = document.createElement("script");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

let doors = 0;

const redeclared = /already been declared|redeclaration of|duplicate variable/i;
const strict = /^(?:\s|\/\*[^]*?\*\/|\/\/.*\n)*(["'])use strict\1/;

/**
 * Wraps a script in a block, so that its `const`, `let` and `class` don't clash with another
 * script's. `var` is still global, and so are functions unless the script is strict.
 */
const inBlock = (text: string): string => `${strict.test(text) ? '"use strict";' : ""}{${text}\n}`;

/** Whether the browser refused the script, rather than an `eval` inside it throwing. */
const isRedeclared = (error: unknown, name: string): boolean => {
  const { name: kind, message = "", stack = "" } = (error ?? {}) as Partial<Error>;
  return kind === "SyntaxError" && redeclared.test(message) && !stack.includes(name);
};

/**
 * Browsers ignore these calls in scripts from files. In an inline script they would replace the
 * host's page.
 */
const ignoringWrites = (page: Window, work: () => void): void => {
  const names = ["open", "write", "writeln"] as const;
  const { document } = page;
  const own = names.map((name) => Object.getOwnPropertyDescriptor(document, name));
  for (const name of names)
    Object.defineProperty(document, name, { configurable: true, value: () => undefined });
  try {
    work();
  } finally {
    for (const [index, name] of names.entries()) {
      Reflect.deleteProperty(document, name);
      const before = own[index];
      if (before) Object.defineProperty(document, name, before);
    }
  }
};

/**
 * Runs an inline script of an entry page in a real element with the host's nonce. `onError`
 * receives what it throws; as in a browser, the error stops nothing.
 */
export const runInline = async (
  script: PlannedInline,
  plan: EntryPlan,
  page: Window,
  { nonce, timeout }: ResourceRules,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> => {
  const { document } = page;
  const name = inlineUrl(plan, script);
  const text = script.text.replace(
    imported[script.module ? "module" : "classic"],
    (_, start: string, quote: string, to: string) =>
      `${start}${quote}${URL.parse(to, plan.base)?.href ?? to}${quote}`,
  );
  const make = (text: string) => {
    const element = createScript(document, script.attributes);
    if (nonce) element.nonce = nonce;
    if (script.module) element.type = "module";
    // Run in insertion order, not in order of arrival.
    element.async = false;
    element.textContent = text;
    return element;
  };
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const elements: HTMLScriptElement[] = [];
  let door: string | undefined;
  let isLate = false;
  let failed = false;
  if (script.module) {
    // Browsers don't report when an inline module has run, so the module reports it at its end. If it
    // failed, a second module that runs next does. If neither reports, it awaits something.
    door = `__console_shell_inline_${(doors += 1)}`;
    const knock = (next?: boolean) => {
      isLate = next === true;
      if (!next || failed) end();
    };
    Object.defineProperty(page, door, { configurable: true, value: knock });
    const own = text.replace(/\bimport\.meta\.url\b/g, JSON.stringify(plan.base));
    elements.push(
      make(`${own}\n;globalThis.${door}();\n//# sourceURL=${name}`),
      make(`globalThis.${door}?.(true);`),
    );
    elements[0]?.addEventListener("error", () => end());
  } else elements.push(make(`${text}\n//# sourceURL=${name}`));
  let isRefused = false;
  const hear = (event: ErrorEvent) => {
    const { filename, error, message } = event;
    // None of it has run. An earlier script's top-level declarations can't be removed.
    if (starting && !script.module && isRedeclared(error, name) && !isRefused) {
      isRefused = true;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    // A syntax error has no file, and a module also fails when a file below it does.
    if (!script.module && !starting && filename !== name) return;
    failed = true;
    onError(error ?? message);
    if (isLate) end();
  };
  let starting = true;
  page.addEventListener("error", hear, true);
  try {
    // head's own method is patched while a sub-app is active.
    const start = () => Element.prototype.append.apply(document.head, elements);
    const run = () => (page === window ? ignoringWrites(page, start) : start());
    run();
    if (isRefused) {
      elements.splice(0)[0]?.remove();
      elements.push(make(`${inBlock(text)}\n//# sourceURL=${name}`));
      run();
    }
    starting = false;
    if (door) await within(timeout, signal, () => ended);
  } finally {
    page.removeEventListener("error", hear, true);
    for (const element of elements) element.remove();
    if (door) Reflect.deleteProperty(page, door);
  }
};
