import { expect, test } from "vitest";
import { fixture, registration, seen, services, stage } from "../harness.ts";

interface App {
  outcomes: { [name: string]: string };
  answered(): Promise<unknown>;
  beacon(): void;
}

test("R6.12 an app's pending requests are aborted on leave, and only those", async () => {
  const entry = fixture("effects-requests/app/index.html");
  const { runtime, events, element } = stage([registration("requests", entry)]);
  const place = element();
  const handle = runtime.mountSubApp("requests", place, services());
  await handle.ready;
  const app = (await import(
    /* @vite-ignore */ new URL("main.js", new URL(entry, location.href)).href
  )) as App;
  app.beacon();
  expect(await app.answered()).toEqual([]);
  const end = new AbortController();
  let ofHost = "waiting";
  const request = fetch(`${entry}?hang&host`, { signal: end.signal });
  request.catch((error: Error) => (ofHost = error.name));
  const unhandled: boolean[] = [];
  window.addEventListener("unhandledrejection", (event) => {
    unhandled.push(event.defaultPrevented);
    event.preventDefault();
  });
  const { outcomes } = app;
  await expect.poll(() => outcomes["ended by itself"]).toBe("TypeError");
  await handle.unmount();
  await expect.poll(() => unhandled).toEqual([true]);
  expect(outcomes).toEqual({
    "of the load": "waiting",
    "of the app": "AbortError",
    "with a signal": "AbortError",
    "a request object": "AbortError",
    "a task": "AbortError",
    "ended by itself": "TypeError",
    "a beacon": "waiting",
  });
  expect(ofHost).toBe("waiting");
  const closed = async () =>
    (await seen("effects-requests")).flatMap(({ url, closed }) =>
      url.includes("hang") && !url.includes("self") ? `${url.split("&")[1]} ${closed}` : [],
    );
  await expect
    .poll(async () => (await closed()).toSorted())
    .toEqual([
      "app true",
      "beacon false",
      "host false",
      "load false",
      "nobody true",
      "request true",
      "signal true",
    ]);
  expect(events.filter(({ error }) => error !== undefined)).toEqual([]);
  end.abort();
  place.remove();
});
