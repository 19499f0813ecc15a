/** React mirrors what it knows into the attribute. */
const isFilled = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field.matches("textarea, input:not([type=checkbox], [type=radio], [type=file])") &&
  field.matches(":read-write") &&
  (field as HTMLInputElement).value !== (field as HTMLInputElement).defaultValue;

/**
 * Some password managers fill in fields without events, so React doesn't know the values. Whenever a form in the tree is
 * submitted or one of its buttons pressed, this sends the missing events first. Returns a function that stops it.
 */
export const readFilledFields = (tree: Node): (() => void) => {
  const read = ({ target, type }: Event) => {
    const pressed = type === "click" && (target as Element).closest("button")?.form;
    const form = type === "submit" ? (target as HTMLFormElement) : pressed;
    for (const field of form ? form.elements : []) {
      if (!isFilled(field)) continue;
      const { value, defaultValue } = field;
      // React ignores the event if the value was set through its own property, so first it gets the old one back.
      field.value = defaultValue;
      Reflect.set(Object.getPrototypeOf(field) as object, "value", value, field);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  const events = ["submit", "click"];
  for (const name of events) tree.addEventListener(name, read, true);
  return () => {
    for (const name of events) tree.removeEventListener(name, read, true);
  };
};
