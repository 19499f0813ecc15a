import type { Book, Effect } from "./book.ts";
import { patch, redefine } from "./patch.ts";

/** What can be told apart: an attribute (a), a class (c), a property of the inline style (s). */
type Facts = Map<string, string>;
type Method = (this: unknown, ...input: unknown[]) => unknown;
interface Change extends Effect {
  before?: string;
  after?: string;
}

/** What may change when one of these is called or set; a style or a data set when it is asked for. */
const doors = {
  element: { setAttribute: "acs", removeAttribute: "acs", toggleAttribute: "acs" },
  classList: { add: "c", remove: "c", toggle: "c", replace: "c" },
  style: { setProperty: "s", removeProperty: "s" },
  asked: { style: "s", dataset: "a", className: "c", lang: "a", dir: "a", id: "a" },
};

const descriptorOf = (from: object | null, key: string): PropertyDescriptor | undefined =>
  from
    ? (Object.getOwnPropertyDescriptor(from, key) ??
      descriptorOf(Object.getPrototypeOf(from) as object | null, key))
    : undefined;

/**
 * Owns what a sub-app sets on html and body, fact by fact. A call of the sub-app opens a window that
 * ends with its synchronous run, or with the next call by anybody: what changed in it is its own. An
 * undo touches only what still is as the sub-app set it, so that the host's theme and language stay.
 */
export const patchAttributes = (book: Book, hold: (undo: () => void) => void): void => {
  for (const element of [document.documentElement, document.body]) {
    const { classList, style } = element;
    const changes = new Map<string, Change>();
    const read = (kinds: string): Facts => {
      const facts: Facts = new Map();
      if (kinds.includes("a"))
        for (const { name, value } of element.attributes)
          if (name !== "class" && name !== "style") facts.set(`a${name}`, value);
      if (kinds.includes("c")) for (const token of classList) facts.set(`c${token}`, "");
      if (kinds.includes("s"))
        for (const name of style)
          facts.set(
            `s${name}`,
            `${style.getPropertyPriority(name)}!${style.getPropertyValue(name)}`,
          );
      return facts;
    };
    const write = (fact: string, value: string | undefined) => {
      const name = fact.slice(1);
      if (fact.startsWith("c")) classList.toggle(name, value !== undefined);
      else if (fact.startsWith("a"))
        if (value === undefined) element.removeAttribute(name);
        else element.setAttribute(name, value);
      else {
        const [priority, ...text] = (value ?? "").split("!");
        style.setProperty(name, text.join("!"), priority);
      }
      for (const empty of ["class", "style"])
        if (element.getAttribute(empty) === "") element.removeAttribute(empty);
    };
    const turn = (fact: string, from: string | undefined, to: string | undefined) => {
      if (read(fact).get(fact) === from) write(fact, to);
    };
    const note = (app: string, fact: string, before?: string, after?: string) => {
      const known = changes.get(`${app} ${fact}`);
      if (known && !known.over && known.after === before) {
        known.after = after;
        known.over = known.before === after;
        return;
      }
      const change: Change = {
        app,
        rests: true,
        before,
        after,
        undo: () => turn(fact, change.after, change.before),
        redo: () => turn(fact, change.before, change.after),
      };
      changes.set(`${app} ${fact}`, change);
      book.record(undefined, change);
    };
    /** Somebody is about to change something of these kinds; `above` is the patched function. */
    const touch = (above: unknown, kinds: string) => {
      book.close();
      const app = book.ownerOfCall(above);
      if (app === undefined) return;
      const before = read(kinds);
      const end = () => {
        if (book.close !== end) return;
        book.close = () => undefined;
        const after = read(kinds);
        for (const fact of new Set([...before.keys(), ...after.keys()]))
          if (before.get(fact) !== after.get(fact))
            note(app, fact, before.get(fact), after.get(fact));
      };
      book.close = end;
      queueMicrotask(end);
    };

    const methods = (target: object, table: { [name: string]: string }) => {
      for (const [name, kinds] of Object.entries(table)) {
        const native = (target as { [name: string]: Method })[name];
        const patched: Method = function (...input) {
          touch(patched, kinds);
          return native?.apply(target, input);
        };
        hold(patch(target, name, patched));
      }
    };
    methods(element, doors.element);
    methods(classList, doors.classList);
    methods(style, doors.style);
    for (const [name, kinds] of Object.entries(doors.asked)) {
      const native = descriptorOf(element, name);
      const get = () => {
        touch(get, kinds);
        return native?.get?.call(element) as unknown;
      };
      const set = (value: unknown) => {
        touch(set, kinds);
        native?.set?.call(element, value);
      };
      // Reading a string changes nothing.
      const isString = typeof native?.get?.call(element) === "string";
      hold(redefine(element, name, { ...native, set, ...(!isString && { get }) }));
    }
  }
};
