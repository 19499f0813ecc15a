import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { ConsoleApp } from "../console-app.tsx";
import type { StartedConsole } from "../mount/start-console.tsx";
import { loadMatched } from "./load-matched.ts";
import { TakenOver } from "./taken-over.tsx";

/**
 * Makes the prerendered page React's, once all that it shows has loaded, and resolves when it is.
 * False where that could not be loaded although the server answers: the page has to be rendered anew,
 * and will say so.
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
  // From here on React hears of every press itself, and finishes first where it must.
  const press = window.consoleEarlyInput?.take();
  if (!loaded) return false;
  const taken = Promise.withResolvers<void>();
  // In small pieces, between which the page answers; who presses something is answered first.
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
