export const base = "/svelte-5-webpack";

let path = $state(location.pathname);

const read = () => (path = location.pathname);

export const route = {
  get path() {
    return path;
  },
  /** For a link: goes there without loading the page. */
  go(event) {
    event.preventDefault();
    history.pushState(null, "", event.currentTarget.href);
    read();
  },
  /** For an effect: follows the browser's buttons until it ends. */
  follow() {
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  },
};
