import type { CaptureStyle, Effect, OwnerOfCall, Record } from "./ambient.ts";
import { patch } from "./patch.ts";

const methods = [
  "appendChild",
  "insertBefore",
  "append",
  "prepend",
  "insertAdjacentElement",
] as const;

const isStyle = (node: Node): node is HTMLStyleElement | HTMLLinkElement =>
  node instanceof HTMLStyleElement ||
  (node instanceof HTMLLinkElement && node.relList.contains("stylesheet"));

/** Rules of a style element that were inserted through its sheet: they die with its removal. */
const insertedRules = (node: Node): string[] =>
  node instanceof HTMLStyleElement && node.textContent?.trim() === "" && node.sheet
    ? [...node.sheet.cssRules].map((rule) => rule.cssText)
    : [];

const styleEffect = (parent: Element, node: HTMLStyleElement | HTMLLinkElement): Effect => {
  let rules: string[] = [];
  return {
    key() {
      if (node.parentNode !== parent) return undefined;
      rules = insertedRules(node);
      return node.outerHTML + rules.join("\n");
    },
    undo: () => node.parentNode === parent && node.remove(),
    redo() {
      parent.append(node);
      const { sheet } = node;
      if (sheet && node instanceof HTMLStyleElement && sheet.cssRules.length === 0)
        for (const [index, rule] of rules.entries()) sheet.insertRule(rule, index);
    },
  };
};

const nodeEffect = (parent: Element, node: Node): Effect => {
  const held = new WeakRef(node);
  return {
    undo() {
      const node = held.deref();
      if (node?.parentNode === parent) parent.removeChild(node);
    },
  };
};

export interface NodeRules {
  ownedByHost: (node: Node) => boolean;
  ownerOfCall: OwnerOfCall;
  captureStyle?: CaptureStyle | undefined;
}

/** Notes nodes that are put into head and body. The patches sit on these two elements alone. */
export const patchNodes = (record: Record, { ownedByHost }: NodeRules): (() => void) => {
  const gone = new FinalizationRegistry<() => void>((forget) => forget());
  const undos = [document.head, document.body].flatMap((parent) =>
    methods.map((method) => {
      const native = parent[method] as (...input: unknown[]) => unknown;
      const insert = (...input: unknown[]): unknown => {
        const nodes = input.flatMap((value) =>
          value instanceof DocumentFragment
            ? [...value.childNodes]
            : value instanceof Node && value.parentNode !== parent
              ? [value]
              : [],
        );
        const result = native.apply(parent, input);
        for (const node of nodes) {
          if (node.parentNode !== parent || ownedByHost(node)) continue;
          if (isStyle(node)) record(insert, styleEffect(parent, node));
          else gone.register(node, record(insert, nodeEffect(parent, node)));
        }
        return result;
      };
      return patch(parent, method, insert);
    }),
  );
  return () => {
    for (const undo of undos) undo();
  };
};
