type Field = HTMLInputElement | HTMLTextAreaElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/**
 * Makes React forget what it found in a field when it took it over, so that it hears of the next event.
 * It keeps that in a property of the field (ReactDOM's inputValueTracking), and has no other way.
 */
const forget = (field: Field, value: string): void => {
  const tracked = field as { _valueTracker?: { setValue(value: string): void } };
  // oxlint-disable-next-line no-underscore-dangle -- React's name
  tracked._valueTracker?.setValue(value);
};

interface Typed {
  field: Field;
  value: string;
  checked: boolean;
  selection: [start: number | null, end: number | null];
}

/** What was typed, pasted, filled in or ticked in fields that React does not know of. */
export const readTyped = (root: HTMLElement): Typed[] =>
  Array.from(root.querySelectorAll<Field>("input, textarea"), (field) => ({
    field,
    value: field.value,
    checked: isTicked(field) && field.checked,
    selection: [field.selectionStart, field.selectionEnd] satisfies Typed["selection"],
  })).filter(({ field, value, checked }) =>
    isTicked(field) ? checked !== field.defaultChecked : value !== field.defaultValue,
  );

/**
 * Tells React of it. The fields themselves stay untouched (caret, selection and an input method that is
 * in the middle of a word), unless React has put one back since: a component that knew more than was
 * prerendered has rendered once more.
 */
export const adoptTyped = (typed: readonly Typed[]): void => {
  for (const { field, value, checked, selection } of typed)
    if (isTicked(field)) {
      field.checked = checked;
      forget(field, String(!checked));
      // A plain event: that of a mouse would tick it once more.
      field.dispatchEvent(new Event("click", { bubbles: true }));
    } else {
      if (field.value !== value) {
        field.value = value;
        if (selection[0] !== null) field.setSelectionRange(...selection);
      }
      forget(field, "");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
};
