import type { EntryPlan, PlannedInline } from "../entry/plan.ts";
import { within } from "../lifecycle/within.ts";
import type { ResourceRules } from "../modules/resource.ts";

/** The name of an inline script in stack traces. It lies in the entry's folder, so its effects have an owner. */
export const inlineUrl = (plan: EntryPlan, script: PlannedInline): string =>
  `${plan.url.split("#", 1)[0]}#inline-${plan.inline.indexOf(script) + 1}`;

/** The address in each import of an inline module: the browser would resolve it against the host's page. */
const relativeImport = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{0,2}\/[^"'\s]*)\2/g;

let doors = 0;

/** A browser ignores these for scripts from files. For an inline script they would replace the host's page. */
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
 * Runs an inline script of an entry page in a real element with the host's nonce. `onError` gets what it
 * throws, which stops nothing, as in a browser.
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
  const make = (text: string) => {
    const element = document.createElement("script");
    if (nonce) element.nonce = nonce;
    if (script.module) element.type = "module";
    // In the order in which they come, not when they happen to be there.
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
    // Browsers don't tell a page that an inline module has run: the module does at its end, and another that
    // runs next does in case it failed. If neither is so, it awaits something.
    door = `__console_shell_inline_${(doors += 1)}`;
    const knock = (next?: boolean) => {
      isLate = next === true;
      if (!next || failed) end();
    };
    Object.defineProperty(page, door, { configurable: true, value: knock });
    const text = script.text.replace(
      relativeImport,
      (_, start: string, quote: string, to: string) =>
        `${start}${quote}${URL.parse(to, plan.base)?.href ?? to}${quote}`,
    );
    elements.push(
      make(`${text}\n;globalThis.${door}();\n//# sourceURL=${name}`),
      make(`globalThis.${door}?.(true);`),
    );
    elements[0]?.addEventListener("error", () => end());
  } else elements.push(make(`${script.text}\n//# sourceURL=${name}`));
  const hear = ({ filename, error, message }: ErrorEvent) => {
    // A syntax error has no file, and a module fails with the files below it.
    if (!script.module && !starting && filename !== name) return;
    failed = true;
    onError(error ?? message);
    if (isLate) end();
  };
  let starting = true;
  page.addEventListener("error", hear);
  try {
    // Not by head's own method: that one is patched while a sub-app is active.
    const start = () => Element.prototype.append.apply(document.head, elements);
    if (page === window) ignoringWrites(page, start);
    else start();
    starting = false;
    if (door) await within(timeout, signal, () => ended);
  } finally {
    page.removeEventListener("error", hear);
    for (const element of elements) element.remove();
    if (door) Reflect.deleteProperty(page, door);
  }
};
