/**
 * Runs modules one after the other, each in a task of its own: together they would keep the page from
 * answering whoever types. One that does not come is asked for again once the server answers: nobody
 * should have to load a page anew that they have typed into. Runs from its own text.
 */
export const loadScripts = async (urls: readonly string[]): Promise<void> => {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  let before: unknown;
  for (const url of urls)
    for (let ready = false; !ready;)
      try {
        await import(/* @vite-ignore */ url);
        ready = true;
        await (scheduler?.yield?.() ?? new Promise((next) => setTimeout(next)));
      } catch (error) {
        // A module that came and failed throws the same each time.
        if (error === before) throw error;
        before = error;
        await window.awaitConsoleServer!();
      }
};
