type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !target.matches("[type=checkbox], [type=radio], [type=file]"));

/**
 * React mirrors what it knows into the attribute; antd removes it from password fields, which then only seem to be filled.
 * Fields of other frameworks have no tracker of React's.
 */
const isFilled = (target: EventTarget | null): target is Field =>
  isField(target) &&
  "_valueTracker" in target &&
  target.matches(":read-write") &&
  target.value !== target.defaultValue;

/* The fields that an event makes React read or draw again. antd draws one that gets or loses the focus. */
const concerned = ({ target, type }: Event): Iterable<EventTarget | null> => {
  if (type === "submit") return (target as HTMLFormElement).elements;
  if (type === "click") return (target as Element).closest("button")?.form?.elements ?? [];
  // Those of the whole form: drawing one may draw them all.
  return (target as Partial<Field>).form?.elements ?? [];
};

/**
 * Some password managers fill in fields without events, so React doesn't know the values, and the next time it draws a
 * field its value is gone. Whenever a form in the tree is submitted, one of its buttons pressed or the focus moves in it,
 * this sends the missing events first. Returns a function that stops it.
 */
export const readFilledFields = (tree: Node): (() => void) => {
  const read = (event: Event) => {
    // All values before the first event, after which React may draw the whole form as it knows it.
    const filled = [...concerned(event)].filter(isFilled).map((field) => ({
      field,
      value: field.value,
      defaultValue: field.defaultValue,
      selection: [field.selectionStart, field.selectionEnd] as const,
    }));
    for (const { field, value, defaultValue, selection } of filled) {
      // React ignores the event if the value was set through its own property, so first it gets the old one back.
      field.value = defaultValue;
      Reflect.set(Object.getPrototypeOf(field) as object, "value", value, field);
      // The next characters replace the selection.
      if (selection[0] !== null) field.setSelectionRange(...selection);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  const events = ["submit", "click", "focusin", "focusout"];
  for (const name of events) tree.addEventListener(name, read, true);
  return () => {
    for (const name of events) tree.removeEventListener(name, read, true);
  };
};
