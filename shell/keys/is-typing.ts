/** Fields, and widgets that use letters themselves, such as menus. */
const readsLetters = [
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])",
  "textarea",
  "select",
  "iframe",
  "[contenteditable]:not([contenteditable=false])",
  ...["textbox", "searchbox", "combobox", "listbox", "menu", "menubar", "tree", "grid"].map(
    (role) => `[role=${role}]`,
  ),
].join();

/** Whether a key goes to something that reads letters itself. */
export const isTyping = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  return event.isComposing || (target instanceof Element && target.closest(readsLetters) !== null);
};

const questions = "dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** Whether a dialog or menu is open, in the page or in a guest's pop-ups. */
export const hasQuestion = (root?: ParentNode): boolean =>
  Array.from(root?.querySelectorAll(questions) ?? []).some((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
