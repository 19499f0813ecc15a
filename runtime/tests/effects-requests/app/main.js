// Waits for answers that never come.
export const outcomes = {};
// A browser has six connections to an origin.
const other = await (await fetch("/fixtures/other-origin")).json();
const waiting = new URL("?hang", import.meta.url).href;
const follow = (name, promise) => {
  outcomes[name] = "waiting";
  promise.catch((error) => (outcomes[name] = error.name));
};

follow("of the load", fetch(`${waiting}&load`));

export const mount = (host) => {
  follow("of the app", fetch(`${waiting}&app`));
  follow(
    "with a signal",
    fetch(`${other}/fixtures/effects-requests/app/main.js?hang&signal`, { signal: host.signal }),
  );
  follow("a request object", fetch(new Request(`${waiting}&request`)));
  follow(
    "a task",
    scheduler.postTask(() => {}, { delay: 100_000, priority: "background" }),
  );
  const controller = new AbortController();
  follow("ended by itself", fetch(`${waiting}&self`, { signal: controller.signal }));
  controller.abort(new TypeError("Enough."));
  void fetch(`${other}/fixtures/effects-requests/app/main.js?hang&nobody`);
  host.container.append("requests");
};
/** Resolves with what a request that is answered says. */
export const answered = async () => (await fetch("/fixtures/seen?scenario=none")).json();
/** Outlives the page. */
export const beacon = () => follow("a beacon", fetch(`${waiting}&beacon`, { keepalive: true }));
