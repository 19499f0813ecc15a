type Field = HTMLInputElement | HTMLTextAreaElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/**
 * Resets the value React recorded for a field at hydration, so React notices the next event. React keeps it
 * in a property of the field (ReactDOM's inputValueTracking); there is no public API.
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

/** Values entered into fields before React hydrated them. */
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
 * Passes the values to React. The fields themselves stay untouched (caret, selection and IME composition),
 * unless React has reset one since: a component that knew more than the prerendered page has rendered again.
 */
export const adoptTyped = (typed: readonly Typed[]): void => {
  for (const { field, value, checked, selection } of typed)
    if (isTicked(field)) {
      field.checked = checked;
      forget(field, String(!checked));
      // A plain event: a mouse event would toggle it again.
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
