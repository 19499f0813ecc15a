/** A captured element with its sheets: what it imports, then its own. */
export interface Placed {
  element: Element;
  sheets: CSSStyleSheet[];
}

// Of the page, not of a runtime: there is one list of adopted sheets.
const ours = new WeakSet<CSSStyleSheet>();
let entry: CSSStyleSheet[] = [];
let captured: Placed[] = [];

/** Whether the runtime made the sheet. */
export const isOurs = (sheet: CSSStyleSheet): boolean => ours.has(sheet);

const arrange = () => {
  const wanted = [...entry, ...captured.flatMap(({ sheets }) => sheets)];
  const others = [...document.adoptedStyleSheets].filter((sheet) => !ours.has(sheet));
  for (const sheet of wanted) ours.add(sheet);
  document.adoptedStyleSheets = [...others, ...wanted];
};

/** Puts sheets of an entry page into the page, before all captured ones; or takes them out. */
export const placeEntry = (sheets: readonly CSSStyleSheet[], isIn: boolean): void => {
  entry = entry.filter((sheet) => !sheets.includes(sheet));
  if (isIn) entry.push(...sheets);
  arrange();
};

/** Puts captured sheets where their element stands among the others; takes them out when it is gone. */
export const placeCaptured = (one: Placed): void => {
  const { element } = one;
  captured = captured.filter((other) => other !== one);
  const isBefore = (other: Placed) =>
    other.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (element.isConnected) captured.splice(captured.findLastIndex(isBefore) + 1, 0, one);
  arrange();
};
