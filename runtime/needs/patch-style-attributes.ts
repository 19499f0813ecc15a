import type { OwnerOfCall } from "../effects/tracker.ts";
import type { Patcher } from "../effects/patch.ts";

type Realm = Window & typeof globalThis;

const styled = /\sstyle\s*=/i;
const attribute = /(\s)style(?=\s*=)/gi;
const veil = "data-style-of-a-sub-app";

const contentOf = (node: Node): DocumentFragment | undefined =>
  node.nodeName === "TEMPLATE" ? (node as HTMLTemplateElement).content : undefined;

/**
 * Applies veiled styles to the elements below by script, which the policy allows; returns how many
 * there were.
 */
const restore = (parent: ParentNode): number => {
  const elements = parent.querySelectorAll<HTMLElement>(`[${veil}]`);
  for (const element of elements) {
    element.style.cssText = element.getAttribute(veil) ?? "";
    element.removeAttribute(veil);
  }
  let count = elements.length;
  for (const { content } of parent.querySelectorAll("template")) count += restore(content);
  return count;
};
/** Unveils what turned out to be text, or part of a value. */
const tidy = (parent: Node): void => {
  const nodes = document.createNodeIterator(parent);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node.nodeValue?.includes(veil)) node.nodeValue = node.nodeValue.replaceAll(veil, "style");
    if (node.nodeType === Node.ELEMENT_NODE)
      for (const one of (node as Element).attributes)
        if (one.value.includes(veil)) one.value = one.value.replaceAll(veil, "style");
    const content = contentOf(node);
    if (content) tidy(content);
  }
};
const unveil = (root: Node | null, count: number): void => {
  // In other cases a node from another realm behaves like any other.
  const parent = root && ((contentOf(root) ?? root) as ParentNode & Node);
  if (parent && restore(parent) !== count) tidy(parent);
};

/**
 * Makes `style="…"` in HTML work under a policy that forbids it, for sub-apps that declare it. The
 * policy itself could only allow it for all of them.
 */
export const patchStyleAttributes = (
  ownerOfCall: OwnerOfCall,
  declares: (app: string) => boolean,
  patcher: Patcher,
): void => {
  /**
   * HTML with its styles veiled, and their number, if the calling sub-app has declared the need.
   */
  const veiled = (text: string, app: string | undefined): [text: string, count: number] =>
    app !== undefined && declares(app)
      ? [text.replace(attribute, `$1${veil}`), text.match(attribute)?.length ?? 0]
      : [text, 0];
  const patchRealm = (realm: Realm, { wrap, redefine }: Pick<Patcher, "wrap" | "redefine">) => {
    const { prototype } = realm.Element;
    for (const name of ["innerHTML", "outerHTML"]) {
      const native = Object.getOwnPropertyDescriptor(prototype, name);
      const set = function (this: Element, html: unknown) {
        const given = String(html);
        const [text, count] = veiled(
          given,
          patcher.on && styled.test(given) ? ownerOfCall() : undefined,
        );
        const root = name === "outerHTML" ? this.parentNode : this;
        native?.set?.call(this, count > 0 ? text : html);
        if (count > 0) unveil(root, count);
      };
      redefine(prototype, name, { ...native, set });
    }
    wrap(
      prototype,
      "insertAdjacentHTML",
      (native) =>
        function patched(this: Element, where: unknown, html: unknown) {
          const given = String(html);
          const [text, count] = veiled(
            given,
            patcher.on && styled.test(given) ? ownerOfCall() : undefined,
          );
          const parent = this.parentNode;
          native.call(this, where, text);
          if (count > 0) unveil(parent ?? this, count);
        },
    );
    for (const [parser, name] of [
      [realm.DOMParser.prototype, "parseFromString"],
      [realm.Range.prototype, "createContextualFragment"],
    ] as const)
      wrap(
        parser,
        name,
        (native) =>
          function patched(this: unknown, markup: unknown, ...more: unknown[]) {
            const given = String(markup);
            const [text, count] = veiled(
              given,
              patcher.on && styled.test(given) ? ownerOfCall() : undefined,
            );
            const made = native.call(this, text, ...more) as Node;
            if (count > 0) unveil(made, count);
            return made;
          },
      );
    wrap(
      prototype,
      "setAttribute",
      (native) =>
        function patched(this: HTMLElement, name: unknown, value: unknown) {
          const app = patcher.on && name === "style" ? ownerOfCall() : undefined;
          if (app !== undefined && declares(app)) this.style.cssText = String(value);
          else native.call(this, name, value);
        },
    );
  };
  patchRealm(window, patcher);
  const realms = new WeakSet<object>();
  patcher.onFrame((realm, app, forGood) => {
    if (!declares(app) || realms.has(realm.Element)) return;
    realms.add(realm.Element);
    patchRealm(realm, forGood);
  });
  // Styles inserted another way (a shadow root, a template, body's own methods) are refused first.
  const excuse = (event: SecurityPolicyViolationEvent) => {
    const [element] = event.composedPath();
    if (event.effectiveDirective !== "style-src-attr" || !(element instanceof HTMLElement)) return;
    const app = patcher.subAppAround(element);
    if (app !== undefined && declares(app))
      element.style.cssText = element.getAttribute("style") ?? "";
  };
  patcher.listen(document, "securitypolicyviolation", excuse);
};
