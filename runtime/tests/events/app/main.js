const isBad = import.meta.url.endsWith("?bad");
export const cause = new Error("no room");

export const mount = () => {
  if (isBad) throw cause;
};
/** For the test to call while it is mounted. */
export const begin = () => setInterval(() => {}, 1e6);
export const end = (interval) => clearInterval(interval);
