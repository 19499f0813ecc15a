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

interface TakenOverProps {
  root: HTMLElement;
  press: EarlyPress | undefined;
  onTaken: () => void;
  children: ReactNode;
}

const replay = (press: EarlyPress) => {
  if (press instanceof HTMLElement) return press.click();
  press.form.ariaBusy = null;
  press.form.requestSubmit(press.submitter);
};

/** Wraps a prerendered page: passes early input on to React. */
const TakenOver = ({ root, press, onTaken, children }: TakenOverProps) => {
  const adopted = useRef<Promise<void>>(undefined);
  useLayoutEffect(() => {
    dropPrerendered();
    // Outside React's own rendering, which would reset the fields to the values it knew before it listened.
    const typed = readTyped(root);
    adopted.current = Promise.resolve().then(() => adoptTyped(typed));
    // oxlint-disable-next-line react/exhaustive-deps -- once, in the moment of taking over
  }, []);
  useEffect(() => {
    void adopted.current?.then(() => {
      onTaken();
      if (press) replay(press);
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
  const taken = Promise.withResolvers<void>();
  // Hydrates in slices, so the page stays responsive and input has priority.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <TakenOver root={root} press={press} onTaken={taken.resolve}>
          <ConsoleApp parts={parts} router={router} />
        </TakenOver>
      </StrictMode>,
    );
  });
  await taken.promise;
  return true;
};
