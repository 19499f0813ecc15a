const key = "visitors.visits";

/** The visits of this browser tab, the latest first. */
export const readVisits = () => JSON.parse(sessionStorage.getItem(key) ?? "[]");

const write = (visits) => sessionStorage.setItem(key, JSON.stringify(visits));

export const signIn = (name, host) =>
  write([{ id: crypto.randomUUID(), name, host, came: Date.now(), left: null }, ...readVisits()]);

export const signOut = (id) =>
  write(readVisits().map((visit) => (visit.id === id ? { ...visit, left: Date.now() } : visit)));
