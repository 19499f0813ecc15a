declare global {
  interface Window {
    awaitConsoleServer?: typeof awaitServer;
  }
}

/**
 * For a prerendered page of which a part did not come. Says in the page that the server cannot be reached
 * until it can be again, which it looks for every three seconds and when the browser finds a network.
 * Runs from its own text: it may use nothing from outside.
 */
export const awaitServer = async (): Promise<void> => {
  const place = document.querySelector("[data-connection]");
  const notice = document.getElementById("prerendered-offline") as HTMLTemplateElement;
  place?.replaceChildren(notice.content.cloneNode(true));
  let alive = false;
  while (!alive) {
    const next = Promise.withResolvers<unknown>();
    const timer = setTimeout(next.resolve, 3000);
    addEventListener("online", next.resolve, { once: true });
    await next.promise;
    clearTimeout(timer);
    removeEventListener("online", next.resolve);
    const signal = AbortSignal.timeout(5000);
    // A gateway's page in its place does not count.
    alive = await fetch("/healthz", { cache: "no-store", signal })
      .then((answer) => answer.json() as Promise<{ status?: unknown } | null>)
      .then(
        (answer) => answer?.status === "alive",
        () => false,
      );
  }
  // As React will look for it.
  place?.replaceChildren();
};
