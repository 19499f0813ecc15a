/** Loads an address of the console with nothing left of this page; also the one that is shown. */
export const loadAnew = (address: string): void => {
  const to = new URL(address, location.href);
  if (to.pathname !== location.pathname || to.search !== location.search)
    return location.replace(to);
  // Going to the same address, or another place of it, would load nothing.
  history.replaceState(history.state, "", to);
  return location.reload();
};
