export const seen = [];

// As a router does: it keeps its own data in the state and listens to the browser's buttons.
export const mount = ({ container }) => {
  const render = () => (container.textContent = location.hash);
  window.addEventListener("popstate", ({ state }) => {
    seen.push(state?.router);
    render();
  });
  for (const page of ["one", "two"]) history.pushState({ router: page }, "", `#${page}`);
  render();
};
