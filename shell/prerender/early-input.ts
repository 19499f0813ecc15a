/** A press before the shell had loaded: a button, by name or by role, or a form's button. */
export type EarlyPress = HTMLElement | { form: HTMLFormElement; submitter: HTMLElement | null };

/** Recorded by the page's inline script until the shell takes over. */
interface EarlyInput {
  /** Stops recording; returns the last press, if any. */
  take(): EarlyPress | undefined;
}

declare global {
  interface Window {
    consoleEarlyInput?: EarlyInput;
  }
}

/**
 * Inlined as text at the end of the prerendered markup, so it must not use anything from outside. Removes
 * markup that doesn't match the fragment (servers never see it), records presses (typed text keeps itself),
 * and loads the shell's scripts after the first paint.
 */
export const keepEarlyInput = (): void => {
  const root = document.getElementById("root")!;
  const load = () => {
    // The first frame may be painted before the rest of the page has arrived.
    if (document.readyState === "loading")
      return document.addEventListener("DOMContentLoaded", load, { once: true });
    const later = document.getElementById("prerendered-later") as HTMLTemplateElement;
    // A few at a time: each starts requests, and the user may already be typing.
    const next = Array.from(later.content.children).slice(0, 6);
    document.head.append(...next);
    if (next.length > 0) setTimeout(load);
  };
  // Hidden pages aren't painted. Otherwise a frame is painted between the two.
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
    // Feedback: the press was registered.
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
