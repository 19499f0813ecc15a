import type { EntryPlan, PlannedFile } from "./plan.ts";
import { unveil, veil } from "../effects/page-knowledge.ts";
import { resolveMarkup } from "./resolve-markup.ts";

/** Chromium checks these attributes against the policy even in inert content, so none may be parsed. */
const forbidden = /([\s"'/])(style|on\w+)(?=\s*=)/gi;

const classic = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/;

/** Script types that a browser acts on even in inert content. */
const notData = /^(?:module|importmap|speculationrules)$/;

/** Elements with their own field in the plan, or ignored. */
const notMarkup = "script, link, style, meta, base, noscript, [ignore], title:not(svg *)";

/**
 * Reads an entry page into a plan. Pure and total: any text gives a plan; `url` is the page's own
 * address. `fault-of.ts` decides whether the plan is usable.
 */
export const parseEntry = (text: string, url: string): EntryPlan => {
  // A template's content is inert: nothing in it runs, loads or is checked against the host's
  // policy.
  const template = document.createElement("template");
  template.innerHTML = text.replace(forbidden, `$1${veil}$2`);
  const page = template.content;
  const plan: EntryPlan = {
    url,
    base: url,
    styles: [],
    preloads: [],
    modules: [],
    entry: undefined,
    scripts: [],
    inline: [],
    refused: [],
    html: "",
  };
  const deferred: EntryPlan["scripts"] = [];
  let marked: string | undefined;

  const attribute = (element: Element, name: string) =>
    unveil(element.getAttribute(name) ?? "").trim();
  /** Without elements that the browser would ignore, and those meant for the sub-app's own page. */
  const elements = (selector: string) =>
    [...page.querySelectorAll(selector)].filter(
      (element) => !element.closest("noscript, [ignore]"),
    );
  /** The file that an element names; undefined if it names none, or one that is refused. */
  const fileOf = (element: Element, name: string): PlannedFile | undefined => {
    const address = attribute(element, name);
    const file = address ? URL.parse(address, plan.base) : null;
    if (!file) return undefined;
    if (/^https?:$/.test(file.protocol))
      return { url: file.href, integrity: attribute(element, "integrity") || undefined };
    plan.refused.push(file.href);
    return undefined;
  };

  const typeOf = (script: Element) => attribute(script, "type").toLowerCase();
  /** Data or a template that scripts read. */
  const isData = (element: Element) =>
    element.localName === "script" &&
    !classic.test(typeOf(element)) &&
    !notData.test(typeOf(element));
  const readScript = (script: Element) => {
    const type = typeOf(script);
    const isModule = type === "module";
    if (!isModule && (!classic.test(type) || script.hasAttribute("nomodule"))) return;
    if (!script.hasAttribute("src")) {
      const text = unveil(script.textContent).trim();
      const after = (isModule ? plan.modules : plan.scripts).length;
      if (text) plan.inline.push({ text, module: isModule, after });
      return;
    }
    const file = fileOf(script, "src");
    if (!file) return;
    const entry = script.hasAttribute("entry");
    if (isModule) {
      plan.modules.push(file);
      if (entry) marked ??= file.url;
    } else
      (script.hasAttribute("defer") ? deferred : plan.scripts).push({
        ...file,
        entry,
        ...(script.hasAttribute("no-entry") && { noEntry: true }),
      });
  };
  const readLink = (link: Element) => {
    const relations = attribute(link, "rel").toLowerCase().split(/\s+/);
    const isStyle =
      relations.includes("stylesheet") &&
      !relations.includes("alternate") &&
      !link.hasAttribute("disabled");
    const isPreload = relations.includes("modulepreload");
    const file = isStyle || isPreload ? fileOf(link, "href") : undefined;
    if (!file) return;
    if (isPreload) plan.preloads.push(file);
    if (isStyle) plan.styles.push({ kind: "link", media: attribute(link, "media"), ...file });
  };

  const [first] = elements("base[href]");
  const root = first && URL.parse(attribute(first, "href"), url);
  if (root && /^https?:$/.test(root.protocol)) plan.base = root.href;
  for (const element of elements("script, link, style")) {
    if (element.localName === "script") readScript(element);
    else if (element.localName === "link") readLink(element);
    else if (element.textContent.trim()) {
      const media = attribute(element, "media");
      plan.styles.push({
        kind: "inline",
        text: unveil(element.textContent),
        base: plan.base,
        media,
      });
    }
  }
  // A browser keeps one copy of a module, so a preload's attributes apply to the script too.
  const said = new Map(plan.preloads.map(({ url, integrity }) => [url, integrity]));
  for (const file of plan.modules) file.integrity ??= said.get(file.url);
  plan.scripts.push(...deferred);
  plan.entry = marked ?? plan.modules.at(-1)?.url;
  for (const element of page.querySelectorAll(notMarkup)) if (!isData(element)) element.remove();
  resolveMarkup(page, plan.base);
  plan.html = template.innerHTML.trim();
  return plan;
};
