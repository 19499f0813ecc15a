/** Tells the console's other tabs of this browser that somebody signed out, and hears it. */
export interface OtherTabs {
  tellSignedOut(): void;
}

/** Listens for the life of the page. */
export const connectOtherTabs = (onSignedOut: () => void): OtherTabs => {
  const channel = new BroadcastChannel("console.session");
  channel.addEventListener("message", (event: MessageEvent<unknown>) => {
    if (event.data === "signed-out") onSignedOut();
  });
  return { tellSignedOut: () => channel.postMessage("signed-out") }; // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has no origin to name
};
