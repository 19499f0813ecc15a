import type { KeyboardEvent } from "react";

/** Which of a result's buttons a key presses, by index. */
const choices: Readonly<Record<string, number>> = { r: 0, n: 1 };
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Keyboard shortcuts of the result list, wherever in it the focus is: arrows move between results, R and N
 * press the rating buttons.
 */
export const onResultKey = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement))
    return;
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>(":scope > li")];
  const at = results.findIndex((result) => result.contains(event.target as Node));
  const step = steps[event.key];
  const choice = choices[event.key.toLowerCase()];
  if (step !== undefined)
    results[at + step]?.querySelector<HTMLElement>("fieldset button, a")?.focus();
  else if (choice !== undefined)
    results[at]?.querySelectorAll<HTMLElement>("fieldset button")[choice]?.click();
  else return;
  event.preventDefault();
};
