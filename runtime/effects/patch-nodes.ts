import type { CaptureStyle, Effect, OwnerOfCall, Record } from "./tracker.ts";
import { isMeasure, overlayPlace, removeFromBody } from "./overlay-place.ts";
import type { ResourceRules } from "../modules/resource.ts";
import { hasRelativeAddress, resolveAddress } from "../modules/entry-address.ts";
import type { Patcher } from "./patch.ts";

/**
 * How nodes get into html, head and body, and next to these or a style element, as Vite's client
 * does.
 */
const html = "insertAdjacentHTML";
const inside = `appendChild insertBefore replaceChild append prepend replaceChildren insertAdjacentElement moveBefore ${html}`;
const beside = "after before insertAdjacentElement";

const isStyle = (node: Node): node is HTMLStyleElement | HTMLLinkElement =>
  node instanceof HTMLStyleElement ||
  (node instanceof HTMLLinkElement && node.relList.contains("stylesheet"));

const styleEffect = (
  node: HTMLStyleElement | HTMLLinkElement,
  parent: Node,
  update: () => void,
): Effect => {
  let next: Node | null = null;
  return {
    kind: "style",
    key() {
      // A captured sheet knows what was inserted into it: CSS-in-JS in speedy mode leaves no other
      // text.
      const { inserted } = (node.sheet ?? {}) as { inserted?: string };
      return node.parentNode === parent ? node.outerHTML + inserted : undefined;
    },
    hasEnded: () => node.parentNode !== parent,
    undo() {
      if (node.parentNode !== parent) return;
      next = node.nextSibling;
      node.remove();
      update();
    },
    redo() {
      const before = next?.parentNode === parent ? next : null;
      // The parent's own method is patched, so call the prototype's.
      Node.prototype.insertBefore.call(parent, node, before);
      update();
    },
  };
};

const nodeEffect = (node: Node, parent: Node): Effect => {
  const held = new WeakRef(node);
  return {
    kind: "node",
    hasEnded: () => held.deref()?.parentNode !== parent,
    undo() {
      const node = held.deref();
      if (node?.parentNode === parent) parent.removeChild(node);
    },
  };
};

/** It comes back with the next mount, because it is added once per page. */
const measureEffect = (node: Node, parent: Node): Effect => ({
  kind: "node",
  key: () => (node.parentNode === parent ? (node as Element).outerHTML : undefined),
  hasEnded: () => node.parentNode !== parent,
  undo: () => void (node.parentNode === parent && parent.removeChild(node)),
  // The parent's own method is patched.
  redo: () => void Node.prototype.appendChild.call(parent, node),
});

/** Parses a text of HTML into nodes, and the method that inserts them: text can't have an owner. */
const nodesOf = (
  target: Element,
  [where, text]: unknown[],
): [method: "append" | "prepend", nodes: Node[]] | undefined => {
  const place = String(where).toLowerCase();
  if (place !== "beforeend" && place !== "afterbegin") return undefined;
  const holder = target.cloneNode() as Element;
  holder.innerHTML = String(text);
  return [place === "beforeend" ? "append" : "prepend", [...holder.childNodes]];
};

export interface NodeRules {
  ownedByHost: (node: Node) => boolean;
  ownerOfCall: OwnerOfCall;
  captureStyle?: CaptureStyle | undefined;
  /** The nonce for style elements under a nonce policy. */
  nonce?: string | undefined;
  /**
   * How a sub-app's files are loaded; `base` resolves the relative addresses that its code writes.
   */
  rulesOf?: ((app: string) => ResourceRules | undefined) | undefined;
}

/**
 * Records nodes put into html, head and body, and passes stylesheets to the style capture. Only
 * these three elements and style elements are patched.
 */
export const patchNodes = (record: Record, patcher: Patcher, rules: NodeRules): void => {
  const { ownedByHost, ownerOfCall, captureStyle, rulesOf } = rules;
  const patched = (target: Element, name: string) => {
    patcher.wrap(
      target,
      name,
      (native) =>
        function insert(this: Element, ...given: unknown[]): unknown {
          if (!patcher.on) return native.apply(this, given);
          const writer = name === html ? ownerOfCall() : undefined;
          const written = writer === undefined ? undefined : nodesOf(this, given);
          const [method, input] = written ?? [name, given];
          const act = written ? Element.prototype[written[0]] : native;
          const nodes = input
            .flatMap((value) => (value instanceof DocumentFragment ? [...value.childNodes] : value))
            .filter(
              (value) => value instanceof Node && value.parentNode !== this && !ownedByHost(value),
            )
            .map((value) => value as Node);
          const ofBody = this === document.body;
          const relative = nodes.filter(hasRelativeAddress);
          const app =
            writer ??
            (ofBody || relative.length > 0 || nodes.some(isStyle) ? ownerOfCall() : undefined);
          const base = app === undefined ? undefined : rulesOf?.(app)?.base;
          if (base !== undefined) for (const node of relative) resolveAddress(node, base);
          const isBeside = method === "after" || method === "before";
          const overlay = ofBody && !isBeside ? overlayPlace(app, method, input, nodes) : undefined;
          if (overlay) {
            // A neighbour that isn't in the overlay root means the end.
            const place = (value: unknown) =>
              value instanceof Node && value.parentNode === this ? null : value;
            return (Reflect.get(overlay, method) as typeof native).apply(overlay, input.map(place));
          }
          const styles = app === undefined ? [] : nodes.filter(isStyle);
          const update = (node: HTMLStyleElement | HTMLLinkElement) =>
            app !== undefined && captureStyle?.(app, node);
          for (const node of styles) update(node);
          const result = (act as typeof native).apply(this, input);
          for (const node of nodes) {
            const parent = node.parentNode;
            if (!parent) continue;
            if (isMeasure(node)) record({ ...measureEffect(node, parent), app });
            else if (!isStyle(node)) record({ ...nodeEffect(node, parent), app });
            else if (app !== undefined) {
              update(node);
              record({ ...styleEffect(node, parent, () => update(node)), app });
            }
          }
          return result;
        },
    );
  };
  // A new function each time: it identifies the patches of this runtime among several.
  patcher.wrap(
    document.body,
    "removeChild",
    (native) =>
      function patched(this: Element, node: Node) {
        return patcher.on ? removeFromBody.call(this, node) : native.call(this, node);
      },
  );
  const { nonce } = rules;
  if (nonce)
    patcher.wrap(
      document,
      "createElement",
      (native) =>
        function patched(this: unknown, ...input: unknown[]) {
          const made = native.apply(this, input);
          // In a sub-app's own markup it would be refused, and reported, before it is captured.
          if (patcher.on && made instanceof HTMLStyleElement && ownerOfCall() !== undefined)
            made.nonce = nonce;
          return made;
        },
    );
  for (const target of [document.documentElement, document.head, document.body])
    for (const name of `${inside} after before`.split(" ")) patched(target, name);
  for (const target of [HTMLStyleElement.prototype, HTMLLinkElement.prototype])
    for (const name of beside.split(" ")) patched(target, name);
};
