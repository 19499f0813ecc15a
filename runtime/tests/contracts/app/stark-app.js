/* oxlint-disable -- as the toolchains write it */
// What `@ice/stark-app` does, as its builds have it.
const setCache = (key, value) => {
  if (!window.ICESTARK) window.ICESTARK = {};
  window.ICESTARK[key] = value;
};
const getCache = (key) => (window.ICESTARK && window.ICESTARK[key]) || null;
const isInIcestark = () => !!getCache("root");
const getBasename = () => getCache("basename") || "/";
