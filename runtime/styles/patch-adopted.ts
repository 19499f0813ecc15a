import type { Tracker } from "../effects/tracker.ts";
import type { Patcher } from "../effects/patch.ts";
import { createCapturedSheet } from "./captured-sheet.ts";
import { fill, isOurs, placeAdopted, readSheets } from "./page-sheets.ts";

interface Adopted {
  app: string;
  sheet: CSSStyleSheet;
  /** The base for its relative addresses: as on the sub-app's own page. */
  base: string;
}
/** A scoped sheet in the page. */
interface Follower {
  sheet: CSSStyleSheet;
  write: (text: string) => void;
}

// oxlint-disable typescript/unbound-method -- applied to the sheet that they are called for
const native = CSSStyleSheet.prototype;
/**
 * The text that each sheet was filled with. Serialised rules would lack shorthands that hold a
 * var().
 */
const texts = new WeakMap<CSSStyleSheet, string>();
/** The scoped copies of a sheet in the page, by sub-app. */
const scoped = new WeakMap<CSSStyleSheet, Map<string, Follower>>();
/** Sheets that sub-apps have adopted, in cascade order. */
let all: Adopted[] = [];

const textOf = (sheet: CSSStyleSheet): string => {
  const text = texts.get(sheet) ?? "";
  const filled = new CSSStyleSheet();
  fill(filled, text);
  return filled.cssRules.length === sheet.cssRules.length
    ? text
    : [...sheet.cssRules].map(({ cssText }) => cssText).join("\n");
};

/** Applies changes of a sheet to its scoped copies. Its own rules still apply in shadow roots. */
const follow = (sheet: CSSStyleSheet, followers: ReadonlyMap<string, Follower>): void => {
  const each = (act: (one: Follower) => void) => {
    for (const one of followers.values()) act(one);
  };
  const write = (text: string) => each((one) => one.write(text));
  Object.defineProperties(sheet, {
    replaceSync: {
      value(text: string) {
        fill(sheet, text);
        write(text);
      },
    },
    replace: {
      async value(text: string) {
        await Reflect.apply(native.replace, sheet, [text]);
        write(text);
        return sheet;
      },
    },
    insertRule: {
      value(rule: string, at = 0) {
        const index = Reflect.apply(native.insertRule, sheet, [rule, at]);
        each((one) => one.sheet.insertRule(rule, at));
        return index;
      },
    },
    deleteRule: {
      value(at: number) {
        Reflect.apply(native.deleteRule, sheet, [at]);
        each((one) => one.sheet.deleteRule(at));
      },
    },
    // Design systems set a rule's styles one by one.
    cssRules: { get: () => [...followers.values()][0]?.sheet.cssRules },
    disabled: {
      get: () => Reflect.get(native, "disabled", sheet),
      set(disabled: boolean) {
        Reflect.set(native, "disabled", disabled, sheet);
        each((one) => void (one.sheet.disabled = disabled));
      },
    },
  });
};

const scopedFor = ({ app, sheet, base }: Adopted): CSSStyleSheet => {
  const followers = scoped.get(sheet) ?? new Map<string, Follower>();
  const before = followers.get(app);
  if (before) return before.sheet;
  const captured = createCapturedSheet(app);
  const made = {
    sheet: captured.sheet,
    write: (text: string) => captured.write(text, base),
  };
  made.write(textOf(sheet));
  made.sheet.media.mediaText = sheet.media.mediaText;
  made.sheet.disabled = sheet.disabled;
  followers.set(app, made);
  scoped.set(sheet, followers);
  if (followers.size === 1) follow(sheet, followers);
  return made.sheet;
};

const place = (adopted: Adopted[]): void => {
  all = adopted;
  placeAdopted(all.map(scopedFor));
};

const check = (sheet: unknown): CSSStyleSheet => {
  if (!(sheet instanceof CSSStyleSheet)) throw new TypeError("Not a CSSStyleSheet.");
  if (sheet.ownerNode ?? sheet.ownerRule)
    throw new DOMException("Can't adopt non-constructed stylesheets.", "NotAllowedError");
  return sheet;
};

/**
 * Scopes sheets that a sub-app adopts into the document: the page gets a scoped copy instead. The
 * sub-app sees its own sheets and the host's, and can remove its own.
 */
export const patchAdopted = (
  tracker: Tracker,
  patcher: Patcher,
  baseOf: (app: string) => string | undefined,
): void => {
  /** The document's list as each sub-app sees it. */
  const views = new Map<string, CSSStyleSheet[]>();
  const seenBy = (app: string) => [
    ...readSheets().filter((sheet) => !isOurs(sheet)),
    ...all.filter((one) => one.app === app).map(({ sheet }) => sheet),
  ];
  const set = (app: string, sheets: readonly unknown[]) => {
    const foreign = new Set(readSheets());
    const wanted = [...new Set(sheets.map(check))].filter((sheet) => !foreign.has(sheet));
    const own = all.filter((one) => one.app === app);
    const base = baseOf(app) ?? document.baseURI;
    const next = wanted.map(
      (sheet) => own.find((one) => one.sheet === sheet) ?? { app, sheet, base },
    );
    place([...all.filter((one) => one.app !== app), ...next]);
    for (const one of next) {
      if (own.includes(one)) continue;
      tracker.record({
        kind: "sheet",
        app,
        // A sub-app that adopts a new sheet at each mount has one, not one more each time.
        key: () => [...one.sheet.cssRules].map(({ cssText }) => cssText).join(),
        hasEnded: () => !all.includes(one),
        undo: () => place(all.filter((other) => other !== one)),
        redo: () => place([...all, one]),
      });
    }
  };
  const viewOf = (app: string) => {
    const list: CSSStyleSheet[] = [];
    const refresh = () => list.splice(0, list.length, ...seenBy(app));
    // Array methods read the length first, and change one entry at a time.
    return new Proxy(list, {
      get(target, key) {
        if (key === "length") refresh();
        return Reflect.get(target, key) as unknown;
      },
      set(target, key, value) {
        const done = Reflect.set(target, key, value);
        set(
          app,
          target.filter((sheet) => sheet),
        );
        return done;
      },
    });
  };
  const { get, set: write } = Object.getOwnPropertyDescriptor(
    Document.prototype,
    "adoptedStyleSheets",
  ) as Required<PropertyDescriptor>;
  const change = {
    get() {
      const app = patcher.on ? tracker.ownerOfCall() : undefined;
      if (app === undefined) return Reflect.apply(get, document, []) as unknown;
      const view = views.get(app) ?? viewOf(app);
      views.set(app, view);
      return view;
    },
    set(sheets: CSSStyleSheet[]) {
      const app = patcher.on ? tracker.ownerOfCall() : undefined;
      if (app === undefined) Reflect.apply(write, document, [sheets]);
      else set(app, [...sheets]);
    },
  };
  patcher.redefine(document, "adoptedStyleSheets", change);
  for (const name of ["replaceSync", "replace"])
    patcher.wrap(
      native,
      name,
      (filled) =>
        function patched(this: CSSStyleSheet, text: unknown) {
          if (patcher.on) texts.set(this, String(text));
          else texts.delete(this);
          return filled.call(this, text);
        },
    );
};
