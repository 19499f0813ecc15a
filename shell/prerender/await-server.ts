declare global {
  interface Window {
    awaitConsoleServer?: typeof awaitServer;
  }
}

/**
 * For a prerendered page with a chunk that failed to load. Shows on the page that the server is unreachable
 * until it is reachable again; probes every three seconds and when the browser goes online. It is inlined as
 * text, so it must not use anything from outside.
 */
export const awaitServer = async (): Promise<void> => {
  const place = document.querySelector("[data-connection]");
  const notice = document.getElementById("prerendered-offline") as HTMLTemplateElement;
  let alive = false;
  while (!alive) {
    const says = notice.content.children[navigator.onLine ? 1 : 0]!;
    place?.replaceChildren(says.cloneNode(true));
    const next = Promise.withResolvers<unknown>();
    const timer = setTimeout(next.resolve, 3000);
    addEventListener("online", next.resolve, { once: true });
    await next.promise;
    clearTimeout(timer);
    removeEventListener("online", next.resolve);
    const signal = AbortSignal.timeout(5000);
    // A gateway's error page doesn't count.
    alive = await fetch("/healthz", { cache: "no-store", signal })
      .then((answer) => answer.json() as Promise<{ status?: unknown } | null>)
      .then(
        (answer) => answer?.status === "alive",
        () => false,
      );
  }
  // Empty, as React expects at hydration.
  place?.replaceChildren();
};
