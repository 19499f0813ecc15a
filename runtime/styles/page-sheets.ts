/** A captured element with its sheets: what it imports, then its own. */
export interface Placed {
  element: Element;
  sheets: CSSStyleSheet[];
}

const { get, set } = Object.getOwnPropertyDescriptor(
  Document.prototype,
  "adoptedStyleSheets",
) as Required<PropertyDescriptor>;
// oxlint-disable-next-line typescript/unbound-method -- applied to a sheet below
const { replaceSync } = CSSStyleSheet.prototype;

/** The sheets that are really in the page, whatever sub-apps see. */
export const readSheets = (): CSSStyleSheet[] =>
  Reflect.apply(get, document, []) as CSSStyleSheet[];

/** Sets a sheet's text by the native method, which no patch sees. */
export const fill = (sheet: CSSStyleSheet, text: string): void =>
  Reflect.apply(replaceSync, sheet, [text]);

// Per page, not per runtime: there is one list of adopted sheets.
const ours = new WeakSet<CSSStyleSheet>();
let entry: CSSStyleSheet[] = [];
let captured: Placed[] = [];
let adopted: readonly CSSStyleSheet[] = [];
let isDue = false;

/** Whether the runtime made the sheet. */
export const isOurs = (sheet: CSSStyleSheet): boolean => ours.has(sheet);

/** Shadow roots that contain sub-apps, with their number: the page's sheets don't apply inside. */
const trees = new Map<ShadowRoot, number>();

const own = (sheets: CSSStyleSheet[]): CSSStyleSheet[] => {
  for (const sheet of sheets) ours.add(sheet);
  return sheets;
};
const isForeign = (sheet: CSSStyleSheet) => !ours.has(sheet);
const arrange = () => {
  const wanted = own([...entry, ...captured.flatMap(({ sheets }) => sheets), ...adopted]);
  Reflect.apply(set, document, [[...readSheets().filter(isForeign), ...wanted]]);
  for (const tree of trees.keys())
    tree.adoptedStyleSheets = [...tree.adoptedStyleSheets.filter(isForeign), ...wanted];
  isDue = false;
};

/** Also adds the sheets to the shadow root that contains an element, if any; returns the undo. */
export const reachInto = (element: Element): (() => void) => {
  const tree = element.getRootNode();
  if (!(tree instanceof ShadowRoot)) return () => undefined;
  trees.set(tree, (trees.get(tree) ?? 0) + 1);
  arrange();
  return () => {
    const left = trees.get(tree)! - 1;
    if (left > 0) trees.set(tree, left);
    else {
      trees.delete(tree);
      tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter(isForeign);
    }
  };
};

/** Adds an entry page's sheets to the page, before all captured ones, or removes them. */
export const placeEntry = (sheets: readonly CSSStyleSheet[], isIn: boolean): void => {
  entry = entry.filter((sheet) => !sheets.includes(sheet));
  if (isIn) entry.push(...sheets);
  arrange();
};

/** Adds the scoped copies of sheets that sub-apps adopt to the page, after all others. */
export const placeAdopted = (sheets: readonly CSSStyleSheet[]): void => {
  adopted = sheets;
  arrange();
};

/** Orders captured sheets by the position of their element; removes them when it is gone. */
export const placeCaptured = (one: Placed): void => {
  const { element } = one;
  const isNew = !captured.includes(one);
  const others = captured.filter((other) => other !== one && other.element.isConnected);
  captured = others;
  if (element.isConnected) {
    // 4: the element follows (DOCUMENT_POSITION_FOLLOWING).
    const isBefore = (other: Placed) => other.element.compareDocumentPosition(element) & 4;
    others.splice(others.findLastIndex(isBefore) + 1, 0, one);
    // CSS-in-JS in development adds thousands, each at the end.
    if (isNew && others.at(-1) === one && adopted.length === 0)
      for (const sheets of [
        readSheets(),
        ...[...trees.keys()].map((tree) => tree.adoptedStyleSheets),
      ])
        sheets.push(...own(one.sheets));
    else arrange();
  } else if (!isNew && !isDue) {
    // Many leave at once, so they are removed together.
    isDue = true;
    queueMicrotask(() => isDue && arrange());
  }
};
