/**
 * Runs modules one after the other, each in a task of its own: together they would keep the page from
 * answering whoever types. One that does not come is asked for again once the server answers: nobody
 * should have to load a page anew that they have typed into. Where the server answers and it does not
 * come for all that, the page says that it failed. Runs from its own text.
 */
export const loadScripts = async (urls: readonly string[]): Promise<void> => {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  for (const url of urls) {
    let before: unknown;
    for (let left = 3; left > 0;)
      try {
        await import(/* @vite-ignore */ url);
        left = 0;
        await (scheduler?.yield?.() ?? new Promise((next) => setTimeout(next)));
      } catch (error) {
        left -= 1;
        // A module that came and failed throws the same each time.
        if (left === 0 || error === before) {
          const notice = document.getElementById("prerendered-failed") as HTMLTemplateElement;
          document
            .querySelector("[data-connection]")
            ?.replaceChildren(notice.content.cloneNode(true));
          throw error;
        }
        before = error;
        await window.awaitConsoleServer!();
      }
  }
};
