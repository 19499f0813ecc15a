/** A closed select without a search reads no letters. */
const closedSelect = "[role=combobox][readonly][aria-expanded=false]";
/** Fields, and widgets that use letters themselves, such as menus. */
const readsLetters = [
  `input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file], ${closedSelect})`,
  "textarea",
  "select",
  "iframe",
  "[contenteditable]:not([contenteditable=false])",
  ...["textbox", "searchbox", "combobox", "listbox", "menu", "menubar", "tree", "grid"].map(
    (role) => `[role=${role}]:not(${closedSelect})`,
  ),
].join();

/** What uses a named key itself. */
const readsKeys: Record<string, string> = {
  Enter: "a, button, input, summary, [role=button], [role=link], [role=tab]",
  Escape: "",
  ...Object.fromEntries(
    ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => [
      key,
      "input, video, audio, [role=tab], [role=radio], [role=slider], [role=treegrid]",
    ]),
  ),
};

/** Whether it's a key with a name that the console's shortcuts may use. */
export const isNamed = (key: string): boolean => Object.hasOwn(readsKeys, key);

/** The element with the focus inside a shadow root or a frame; of a frame of another origin, the frame. */
const innermost = (element: Element): Element => {
  const inner =
    element.shadowRoot?.activeElement ??
    (element.localName === "iframe"
      ? (element as HTMLIFrameElement).contentDocument?.activeElement
      : undefined);
  return inner ? innermost(inner) : element;
};

/** Whether a key goes to something that reads it itself. A sub-app's frame forwards its keys. */
export const isTyping = (event: KeyboardEvent): boolean => {
  if (event.isComposing || event.keyCode === 229) return true;
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  const element = innermost(target);
  const readers = isNamed(event.key) ? readsKeys[event.key] : undefined;
  return element.closest([readsLetters, readers].filter(Boolean).join()) !== null;
};

const dialogs = "dialog[open], [role=dialog], [role=alertdialog]";
const questions = `${dialogs}, [role=menu], [role=listbox]`;

const isShown = (root: ParentNode, selector: string): boolean =>
  Array.from(root.querySelectorAll(selector)).some((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

/** Whether a dialog or menu is open, in the page or in a guest's pop-ups. */
export const hasQuestion = (root?: ParentNode): boolean =>
  root !== undefined && isShown(root, questions);

/** Whether a dialog is open in a sub-app's frame; a menu there may be its navigation. */
export const hasQuestionInFrame = (): boolean =>
  Array.from(document.querySelectorAll("iframe")).some(
    ({ contentDocument }) => contentDocument !== null && isShown(contentDocument, dialogs),
  );
