import type { EntryPlan, PlannedFile } from "./plan.ts";
import { unveil, veil } from "../effects/page-knowledge.ts";
import { resolveMarkup } from "./resolve-markup.ts";

/** Chromium checks these attributes against the policy even in inert content, so none may be parsed. */
const forbidden = /([\s"'/])(style|on\w+)(?=\s*=)/gi;

const classic =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))?$/;
/** Script types that a browser acts on even in inert content. */
const notData = /^(?:module|importmap|speculationrules)$/;

/** Names of meta elements that browsers act on, wherever they are. */
const metaNames =
  "viewport theme-color color-scheme supported-color-schemes referrer handheldfriendly mobileoptimized text-scale";
/** Elements with their own field in the plan, or ignored. */
const notMarkup = `script, link, style, base, noscript, [ignore], title:not(svg *), meta[http-equiv], meta[charset]${metaNames.replace(/(\S+) ?/g, ", meta[name=$1 i]")}`;
/** Attributes of a script that the runtime sets itself, and names that no script could set. */
const notKept = new RegExp(
  `^(?:src|integrity|crossorigin|nonce|${veil}.*|.*[^\\w:.-].*|[^a-z].*)$`,
);

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

  const typeOf = (element: Element) => attribute(element, "type").toLowerCase();
  const typeOfScript = (script: Element) => {
    const language = script.hasAttribute("type") ? "" : attribute(script, "language");
    return language ? `text/${language.toLowerCase()}` : typeOf(script);
  };
  /** What `document.currentScript` shows. */
  const keptOf = (script: Element) =>
    Object.fromEntries(
      Array.from(script.attributes, ({ name, value }) => [name, unveil(value)] as const).filter(
        ([name]) => !notKept.test(name),
      ),
    );
  let preferred: string | undefined;
  /** Whether browsers apply a sheet: of all with titles only those with the first one. */
  const isApplied = (element: Element) => {
    const title = attribute(element, "title");
    return (
      /^(?:text\/css\b.*)?$/.test(typeOf(element)) && (!title || (preferred ??= title) === title)
    );
  };
  /** An attribute, as the element's handler sets it when it has loaded: no handler runs. */
  const onceLoaded = (link: Element, name: string) =>
    new RegExp(`(?:^|[^\\w.])(?:this\\.)?${name}\\s*=\\s*(["'])(.*?)\\1`).exec(
      attribute(link, `${veil}onload`),
    )?.[2] ?? attribute(link, name);
  /** Data or a template that scripts read. */
  const isData = (element: Element) =>
    element.localName === "script" &&
    !classic.test(typeOfScript(element)) &&
    !notData.test(typeOfScript(element));
  const readScript = (script: Element) => {
    const type = typeOfScript(script);
    const isModule = type === "module";
    if (!isModule && (!classic.test(type) || script.hasAttribute("nomodule"))) return;
    if (!script.hasAttribute("src")) {
      const text = unveil(script.textContent).trim();
      const after = (isModule ? plan.modules : plan.scripts).length;
      if (text) plan.inline.push({ text, module: isModule, after, attributes: keptOf(script) });
      return;
    }
    const file = fileOf(script, "src");
    if (!file) return;
    const entry = script.hasAttribute("entry");
    if (isModule) {
      plan.modules.push(file);
      if (entry) marked ??= file.url;
    } else
      (script.matches("[defer]:not([async])") ? deferred : plan.scripts).push({
        ...file,
        entry,
        attributes: keptOf(script),
      });
  };
  const readLink = (link: Element) => {
    const relations = onceLoaded(link, "rel").toLowerCase().split(/\s+/);
    const isStyle =
      relations.includes("stylesheet") &&
      !relations.includes("alternate") &&
      !link.hasAttribute("disabled") &&
      isApplied(link);
    const isPreload = relations.includes("modulepreload");
    const file = isStyle || isPreload ? fileOf(link, "href") : undefined;
    if (!file) return;
    if (isPreload) plan.preloads.push(file);
    if (isStyle) plan.styles.push({ kind: "link", media: onceLoaded(link, "media"), ...file });
  };

  const [first] = elements("base[href]");
  const root = first && URL.parse(attribute(first, "href"), url);
  if (root && /^https?:$/.test(root.protocol)) plan.base = root.href;
  for (const element of elements("script, link, style")) {
    if (element.localName === "script") readScript(element);
    else if (element.localName === "link") readLink(element);
    else if (element.textContent.trim() && isApplied(element)) {
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
