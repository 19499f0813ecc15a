export const calls = [];
export let host;
export const mount = (given) => {
  host = given;
  host.container.innerHTML = "<p>outer</p><div></div>";
  calls.push("outer mount");
};
/** Mounts another sub-app into this one's own markup. */
export const nest = (name, services) =>
  host.mountSubApp(name, host.container.querySelector("div"), services);
export const unmount = () => void calls.push("outer unmount");
