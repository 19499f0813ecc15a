/** What was pressed before the shell was there: a button, by name or by role, or that of a form. */
export type EarlyPress = HTMLElement | { form: HTMLFormElement; submitter: HTMLElement | null };

/** Kept by the page's own script until the shell takes over. */
export interface EarlyInput {
  /** Ends the keeping; the last press, if there was one. */
  take(): EarlyPress | undefined;
}

declare global {
  interface Window {
    consoleEarlyInput?: EarlyInput;
  }
}

/**
 * Runs in the page behind the prerendered markup, from its own text: it may use nothing from outside.
 * Takes markup away that does not fit the fragment, which no server sees, keeps what is pressed (what
 * is typed keeps itself), and lets the shell's scripts come once something is to be seen.
 */
export const keepEarlyInput = (): void => {
  const root = document.getElementById("root")!;
  const load = () => {
    // The first frame may come before the rest of the page has.
    if (document.readyState === "loading")
      return document.addEventListener("DOMContentLoaded", load, { once: true });
    const later = document.getElementById("prerendered-later") as HTMLTemplateElement;
    // A few at a time: each asks the network for something, and somebody may be typing.
    const next = Array.from(later.content.children).slice(0, 6);
    document.head.append(...next);
    if (next.length > 0) setTimeout(load);
  };
  // Nothing is painted where nobody looks. A frame is painted between the two otherwise.
  if (document.hidden) setTimeout(load);
  else requestAnimationFrame(() => setTimeout(load));
  const rule = root.dataset["fragment"];
  const name = rule?.replace("!", "");
  const value = name && new URLSearchParams(location.hash.slice(1)).get(name);
  const state = history.state as { usr?: unknown } | null;
  if ((name && !value === (name === rule)) || state?.usr) {
    delete root.dataset["prerendered"];
    root.replaceChildren();
    return;
  }
  let press: EarlyPress | undefined;
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button, [role=button]");
    if (button && (button as HTMLButtonElement).type !== "submit") press = button;
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    // The press has been seen, and something is going to happen.
    form.ariaBusy = "true";
    press = { form, submitter: event.submitter };
  };
  root.addEventListener("click", onClick);
  root.addEventListener("submit", onSubmit);
  window.consoleEarlyInput = {
    take() {
      root.removeEventListener("click", onClick);
      root.removeEventListener("submit", onSubmit);
      return press;
    },
  };
};
