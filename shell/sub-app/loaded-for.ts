/** Stored in the history entry's state, which survives the reload. */
const mark = "loadedFor";

const stateOfEntry = () => (history.state ?? {}) as Record<string, unknown>;

/** Reloads the page, whose address is already the sub-app's. */
export const reloadFor = (name: string): void => {
  history.replaceState({ ...stateOfEntry(), [mark]: name }, "");
  location.reload();
};

/**
 * The sub-app for which this page was reloaded, if it was. A page reloads for it only once: if the server still leaves
 * it out of the policy, the mount fails with the reason. The mark is removed, since Back leads here from other pages.
 */
export const takeLoadedFor = (): string | undefined => {
  const { [mark]: name, ...state } = stateOfEntry();
  if (typeof name !== "string") return undefined;
  history.replaceState(state, "");
  return name;
};
