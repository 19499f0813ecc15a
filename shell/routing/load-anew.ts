/** Loads an address of the console with a full page load, even if it is the current one. */
export const loadAnew = (address: string): void => {
  const to = new URL(address, location.href);
  if (to.pathname !== location.pathname || to.search !== location.search)
    return location.replace(to);
  // Navigating to the same address, or to another fragment of it, wouldn't load anything.
  history.replaceState(history.state, "", to);
  return location.reload();
};
