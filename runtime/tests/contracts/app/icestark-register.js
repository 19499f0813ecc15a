/* oxlint-disable -- as the toolchains write it */
// What `registerAppEnter` and `registerAppLeave` do.
setCache("appEnter", ({ container }) => container.append("entered"));
setCache("appLeave", ({ container }) => container.replaceChildren());
