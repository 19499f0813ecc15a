import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { ConsoleApp } from "../console-app.tsx";
import type { StartedConsole } from "../mount/start-console.tsx";
import { loadMatched } from "./load-matched.ts";
import { TakenOver } from "./taken-over.tsx";

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
