/**
 * Runs modules in order, each in its own task: together they would block input. Retries a failed module once
 * the server is reachable, because users shouldn't have to reload a page they have typed into. If it still
 * fails although the server answers, the page says so. It is inlined as text.
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
        // A module that loaded but threw rejects with the same error each time.
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
