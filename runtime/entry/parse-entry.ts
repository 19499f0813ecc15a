import type { EntryPlan, PlannedModule } from "./plan.ts";

const classicTypes = /^(?:|text\/javascript|application\/javascript|text\/ecmascript)$/;

// Chromium reports style attributes to the policy even there. The plan needs none of them.
const styleAttributes = /(\s)style(?=\s*=)/gi;

const resolve = (address: string | null, base: string): string | undefined => {
  if (!address?.trim()) return undefined;
  return URL.parse(address, base)?.href;
};

const baseOf = (page: DocumentFragment, url: string): string => {
  const base = page.querySelector("base[href]");
  return resolve(base?.getAttribute("href") ?? null, url) ?? url;
};

/** Elements that the browser would act on: not in `<noscript>`, not marked `ignore`. */
const actsIn = (element: Element): boolean =>
  !element.hasAttribute("ignore") && element.closest("noscript") === null;

/**
 * Reads an entry page into a plan. Pure and total: any text gives a plan, `url` being the page's
 * own address. What the plan lacks, `check-plan.ts` says.
 */
export const parseEntry = (html: string, url: string): EntryPlan => {
  // A template's content belongs to no page: nothing in it runs, loads or meets the host's policy.
  const template = document.createElement("template");
  template.innerHTML = html.replace(styleAttributes, "$1ignored-style");
  const page = template.content;
  const base = baseOf(page, url);
  const plan: EntryPlan = {
    url,
    styles: [],
    preloads: [],
    modules: [],
    entry: undefined,
    inlineScripts: 0,
    classicScripts: [],
  };
  let marked: string | undefined;

  const moduleOf = (element: Element, address: string | null): PlannedModule | undefined => {
    const url = resolve(address, base);
    return url === undefined
      ? undefined
      : { url, integrity: element.getAttribute("integrity") ?? undefined };
  };
  const readScript = (script: HTMLScriptElement) => {
    const type = (script.getAttribute("type") ?? "").trim().toLowerCase();
    if (type !== "module" && !classicTypes.test(type)) return;
    if (type !== "module" && script.hasAttribute("nomodule")) return;
    if (!script.hasAttribute("src")) {
      if (script.textContent?.trim()) plan.inlineScripts += 1;
      return;
    }
    const module = moduleOf(script, script.getAttribute("src"));
    if (!module) return;
    if (type !== "module") {
      plan.classicScripts.push(module.url);
      return;
    }
    plan.modules.push(module);
    if (script.hasAttribute("entry")) marked ??= module.url;
  };
  const readLink = (link: HTMLLinkElement) => {
    const relations = (link.getAttribute("rel") ?? "").toLowerCase().split(/\s+/);
    const module = moduleOf(link, link.getAttribute("href"));
    if (!module) return;
    if (relations.includes("modulepreload")) plan.preloads.push(module);
    const wanted = !relations.includes("alternate") && !link.hasAttribute("disabled");
    if (relations.includes("stylesheet") && wanted)
      plan.styles.push({ kind: "link", media: link.getAttribute("media") ?? "", ...module });
  };

  for (const element of page.querySelectorAll("script, link, style")) {
    if (!actsIn(element)) continue;
    if (element instanceof HTMLScriptElement) readScript(element);
    else if (element instanceof HTMLLinkElement) readLink(element);
    else if (element instanceof HTMLStyleElement && element.textContent?.trim()) {
      const media = element.getAttribute("media") ?? "";
      plan.styles.push({ kind: "inline", text: element.textContent, base, media });
    }
  }
  plan.entry = marked ?? plan.modules.at(-1)?.url;
  return plan;
};
