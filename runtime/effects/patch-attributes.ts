import type { Tracker, Effect } from "./tracker.ts";
import type { Patcher } from "./patch.ts";

interface Change extends Effect {
  before?: string;
  after?: string;
}

/** Members that change something when called or set; or, for styles and data sets, when read. */
const methods = {
  element:
    "setAttribute removeAttribute toggleAttribute setAttributeNS removeAttributeNS setAttributeNode",
  classList: "add remove toggle replace",
  style: "setProperty removeProperty",
};
const properties =
  "style dataset className lang dir id title hidden inert tabIndex contentEditable role ariaHidden";

const descriptorOf = (from: object, key: string): PropertyDescriptor =>
  Object.getOwnPropertyDescriptor(from, key) ??
  descriptorOf(Object.getPrototypeOf(from) as object, key);

/**
 * Records what a sub-app sets on html and body, entry by entry. Changes after a call belong to its
 * caller, until the synchronous run ends or someone else calls. An undo skips values that have
 * changed since, so the host's theme and language stay.
 */
export const patchAttributes = (tracker: Tracker, patcher: Patcher): void => {
  for (const element of [document.documentElement, document.body]) {
    const { classList, style } = element;
    const changes = new Map<string, Change>();
    patcher.whileOn(() => () => changes.clear());

    /** Attributes by name, classes by `.name`, styles by `:name`. */
    const read = () => {
      const facts = new Map<string, string>();
      // An empty class or style leaves nothing but the attribute.
      for (const { name, value } of element.attributes)
        if (value === "" || (name !== "class" && name !== "style")) facts.set(name, value);
      for (const token of classList) facts.set(`.${token}`, "");
      for (const name of style)
        facts.set(`:${name}`, `${style.getPropertyPriority(name)}!${style.getPropertyValue(name)}`);
      return facts;
    };
    const turn = (fact: string, from: string | undefined, to: string | undefined) => {
      if (read().get(fact) !== from) return;
      const name = fact.slice(1);
      const [priority, ...value] = (to ?? "").split("!");
      if (fact.startsWith(".")) classList.toggle(name, to !== undefined);
      else if (fact.startsWith(":")) style.setProperty(name, value.join("!"), priority);
      else if (to === undefined) element.removeAttribute(fact);
      else element.setAttribute(fact, to);
      for (const empty of ["class", "style"])
        if (!element.getAttribute(empty)) element.removeAttribute(empty);
    };
    const note = (app: string, fact: string, before?: string, after?: string) => {
      const key = `${app} ${fact}`;
      const known = changes.get(key);
      if (known && !known.ended && known.after === before) {
        known.after = after;
        known.ended = known.before === after;
        return;
      }
      const change: Change = {
        kind: "attribute",
        app,
        pauses: true,
        before,
        after,
        undo: () => turn(fact, change.after, change.before),
        redo: () => turn(fact, change.before, change.after),
      };
      changes.set(key, change);
      tracker.record(change);
    };
    /** Called before something changes. */
    const touch = (app: string | undefined) => {
      tracker.close();
      if (app === undefined) return;
      const before = read();
      const end = () => {
        if (tracker.close !== end) return;
        tracker.close = () => undefined;
        const after = read();
        for (const fact of new Set([...before.keys(), ...after.keys()]))
          if (before.get(fact) !== after.get(fact))
            note(app, fact, before.get(fact), after.get(fact));
      };
      tracker.close = end;
      queueMicrotask(end);
    };

    const targets = { element, classList, style };
    for (const [target, names] of Object.entries(methods))
      for (const name of names.split(" "))
        patcher.wrap(targets[target as keyof typeof targets], name, (native) => {
          const patched = function (this: unknown, ...input: unknown[]): unknown {
            if (patcher.on) touch(tracker.ownerOfCall());
            return native.apply(this, input);
          };
          return patched;
        });
    for (const name of properties.split(" ")) {
      const native = descriptorOf(element, name);
      const get = () => {
        if (patcher.on) touch(tracker.ownerOfCall());
        return native.get?.call(element) as unknown;
      };
      const set = (value: unknown) => {
        if (patcher.on) touch(tracker.ownerOfCall());
        // The native setter would read the style through the getter above, without an owner.
        if (name === "style") style.cssText = String(value);
        else native.set?.call(element, value);
      };
      const isObject = name === "style" || name === "dataset";
      patcher.redefine(element, name, { ...native, set, ...(isObject && { get }) });
    }
  }
};
