import {
  type ReactNode,
  startTransition,
  StrictMode,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { ConsoleApp } from "../console-app.tsx";
import type { StartedConsole } from "../mount/start-console.tsx";
import { loadMatched } from "./load-matched.ts";
import { adoptTyped, readTyped } from "./adopt-typed.ts";
import { dropPrerendered } from "./drop-prerendered.ts";
import type { EarlyPress } from "./early-input.ts";

/** What was typed and pressed, whose elements may be React's new ones. */
interface Early {
  typed: () => ReturnType<typeof readTyped>;
  press: () => EarlyPress | undefined;
}

interface TakenOverProps extends Early {
  onTaken: () => void;
  children: ReactNode;
}

const replay = (press: EarlyPress) => {
  if (press instanceof HTMLElement) return press.click();
  press.form.ariaBusy = null;
  press.form.requestSubmit(press.submitter);
};

/**
 * A page that the browser has translated can't be hydrated: React renders it from scratch, so what was typed and pressed
 * moves to the new elements at the same places.
 */
const moveEarly = (root: HTMLElement, press: EarlyPress | undefined): Early => {
  const controls = () => [
    ...root.querySelectorAll<HTMLElement>("input, textarea, button, [role=button], form"),
  ];
  const before = controls();
  const typed = readTyped(root);
  const moved = <Kind extends HTMLElement>(element: Kind): Kind =>
    (controls()[before.indexOf(element)] as Kind | undefined) ?? element;
  return {
    typed: () => typed.map((one) => ({ ...one, field: moved(one.field) })),
    press() {
      if (!press || press instanceof HTMLElement) return press && moved(press);
      return { form: moved(press.form), submitter: press.submitter && moved(press.submitter) };
    },
  };
};

/** Wraps a prerendered page: passes early input on to React. */
const TakenOver = ({ typed: readEarly, press, onTaken, children }: TakenOverProps) => {
  const adopted = useRef<Promise<void>>(undefined);
  useLayoutEffect(() => {
    dropPrerendered();
    // Outside React's own rendering, which would reset the fields to the values it knew before it listened.
    const typed = readEarly();
    adopted.current = Promise.resolve().then(() => adoptTyped(typed));
    // oxlint-disable-next-line react/exhaustive-deps -- once, in the moment of taking over
  }, []);
  useEffect(() => {
    void adopted.current?.then(() => {
      onTaken();
      const pressed = press();
      if (pressed) replay(pressed);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, []);
  return children;
};

/**
 * Hydrates the prerendered page once everything it shows has loaded; resolves when hydrated. False if
 * loading failed although the server is reachable: the page must be rendered from scratch, and will show the
 * failure.
 */
export const takeOver = async (
  root: HTMLElement,
  { parts, router }: StartedConsole,
): Promise<boolean> => {
  const load = () =>
    loadMatched(router).then(
      () => true,
      () => false,
    );
  let loaded = await load();
  if (!loaded) {
    await window.awaitConsoleServer?.();
    loaded = await load();
  }
  // From here on React handles presses itself, and hydrates their targets first.
  const press = window.consoleEarlyInput?.take();
  if (!loaded) return false;
  const isTranslated = root.querySelector("font") !== null;
  const early = isTranslated
    ? moveEarly(root, press)
    : { typed: () => readTyped(root), press: () => press };
  const taken = Promise.withResolvers<void>();
  // Hydrates in slices, so the page stays responsive and input has priority.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <TakenOver {...early} onTaken={taken.resolve}>
          <ConsoleApp parts={parts} router={router} />
        </TakenOver>
      </StrictMode>,
      // It doesn't match, as expected.
      isTranslated ? { onRecoverableError: () => undefined } : {},
    );
  });
  await taken.promise;
  return true;
};
