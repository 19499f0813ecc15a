import { afterEach, beforeEach, expect, test } from "vitest";
import { failureOf, fixture, registration, services, stage, type Stage } from "../harness.ts";
import type { MountHandle, SubAppRegistration } from "../../types.ts";

type Page = Window &
  typeof globalThis & { eval: (code: string) => unknown; "realm-app": { state: State } };
interface State {
  steps: string[];
  popstates: unknown[];
}

const own = location.href;
let scene: Stage;
let place: HTMLElement;
/** The console's address as its router has it, and how it came there. */
let visits: { to: string; replace: boolean | undefined }[];
/** Whether something unsaved keeps the console where it is. */
let stays = false;

const router = () => {
  const listeners = new Set<() => void>();
  const get = () => {
    const { pathname, search, hash } = new URL(visits.at(-1)!.to, location.origin);
    return { pathname, search, hash, state: null };
  };
  return {
    location: {
      get,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    navigate(to: string, { replace }: { replace?: boolean } = {}) {
      if (stays) return;
      visits.push({ to, replace });
      for (const listener of listeners) listener();
    },
  };
};

const show = (app: Partial<SubAppRegistration> = {}, given = {}, file = "umd"): MountHandle => {
  const registered = { realm: "iframe", legacy: true, ...app } as const;
  scene = stage([registration("realm-app", fixture(`realm/app/${file}.html`), registered)]);
  place = scene.element();
  return scene.runtime.mountSubApp("realm-app", place, services({ ...router(), ...given }));
};
const inside = () => place.querySelector("iframe")?.contentWindow as Page | undefined;
const stateOf = () => inside()?.["realm-app"]?.state;
/** Waits for a page that isn't the one with this state. */
const mountedAgain = async (before: State | undefined) => {
  await expect.poll(() => stateOf()?.steps).toEqual(["bootstrap", "mount"]);
  expect(stateOf()).not.toBe(before);
  expect(inside()!.document.body.innerText).toContain("in a realm");
  expect(place.querySelectorAll("iframe")).toHaveLength(1);
};

beforeEach(() => {
  visits = [{ to: "/fixture/", replace: undefined }];
  stays = false;
  history.replaceState(null, "", "/fixture/");
});
afterEach(async () => {
  await scene.runtime.discard();
  place.remove();
  history.replaceState(null, "", own);
});

test.each([
  "location.reload()",
  "history.go(0)",
  "navigation.reload()",
  "location.href = location.href",
  "location.replace('/fixture/')",
  "document.querySelector('iframe, body').ownerDocument.location.assign('')",
])("R14.13 %s mounts the sub-app again, in a new page", async (code) => {
  const handle = show();
  await handle.ready;
  const [page, before, { length }] = [inside()!, stateOf(), history];
  page.eval(code);
  await expect.poll(() => before?.steps.at(-1)).toBe("unmount true");
  await mountedAgain(before);
  expect([handle.state, visits.length, history.length]).toEqual(["mounted", 1, length]);
  await handle.unmount();
  expect(place.querySelector("iframe")).toBeNull();
});

const form = (method: string) =>
  `Object.assign(document.body.appendChild(document.createElement("form")), { action: "/fixture/next", method: "${method}" }).submit()`;

test.each([
  "location.href = '/fixture/next?a#b'",
  "location.assign('next?a#b')",
  "window.location = '/fixture/next?a#b'",
  "document.location = '/fixture/next?a#b'",
  "location.pathname = '/fixture/next'",
  "open('/fixture/next?a#b', '_self')",
  "navigation.navigate('/fixture/next?a#b')",
  "document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0; url=/fixture/next' }))",
  form("get"),
])("R14.13 %s is a visit of the console, in a new page", async (code) => {
  const handle = show();
  await handle.ready;
  const [page, before, { length }] = [inside()!, stateOf(), history];
  page.eval(code);
  await expect.poll(() => visits.length).toBe(2);
  expect(visits.at(-1)!.to).toMatch(/^\/fixture\/next(?:\?a#b|\?)?$/);
  await mountedAgain(before);
  expect(inside()!.location.pathname).toBe("/fixture/next");
  expect(before?.popstates).toEqual([]);
  expect([handle.state, history.length]).toEqual(["mounted", length]);
  await handle.unmount();
});

test("R14.13 location.replace replaces the console's address, also that of another sub-app", async () => {
  const handle = show();
  await handle.ready;
  const [page, before] = [inside()!, stateOf()];
  page.location.replace("/elsewhere");
  expect(visits.at(-1)).toEqual({ to: "/elsewhere", replace: true });
  expect(stateOf()).toBe(before);
  await handle.unmount();
});

test("R14.13 if the console stays where it is, so does the page", async () => {
  const handle = show();
  await handle.ready;
  const before = stateOf();
  stays = true;
  inside()!.eval("location.href = '/fixture/next'");
  expect(visits).toHaveLength(1);
  expect(stateOf()).toBe(before);
  expect(before?.steps).toEqual(["bootstrap", "mount"]);
  await handle.unmount();
});

test("R14.13 without a host router the page's own history is used", async () => {
  const handle = show({}, { location: undefined, navigate: undefined });
  await handle.ready;
  const before = stateOf();
  inside()!.eval("location.href = '/fixture/next'");
  await mountedAgain(before);
  expect([location.pathname, inside()!.location.pathname]).toEqual([
    "/fixture/next",
    "/fixture/next",
  ]);
  await handle.unmount();
});

test("R14.13 another origin and a form that posts open in the console's window, downloads and mails don't", async () => {
  const handle = show();
  await handle.ready;
  const { navigation } = top as unknown as { navigation: EventTarget };
  const opened: string[] = [];
  const stop = (event: Event) => {
    opened.push((event as Event & { destination: { url: string } }).destination.url);
    event.preventDefault();
  };
  navigation.addEventListener("navigate", stop);
  inside()!.eval("location.href = 'https://elsewhere.example/page'");
  inside()!.eval("location.replace('https://elsewhere.example/other')");
  inside()!.eval("location.href = 'javascript:void 0'");
  inside()!.eval(
    "Object.assign(document.createElement('a'), { href: '/fixture/file', download: 'f', target: '_self' }).click()",
  );
  inside()!.eval(form("post"));
  await expect.poll(() => opened.length).toBe(3);
  navigation.removeEventListener("navigate", stop);
  // Playwright waits for a stopped navigation before each click in this page, also in tests that follow.
  top!.history.replaceState(top!.history.state, "");
  expect(opened).toEqual([
    "https://elsewhere.example/page",
    "https://elsewhere.example/other",
    `${location.origin}/fixture/next`,
  ]);
  expect(stateOf()?.steps).toEqual(["bootstrap", "mount"]);
  await handle.unmount();
});

test("R14.13 a form that posts has what its button adds to it, and keeps its own target", async () => {
  const handle = show();
  await handle.ready;
  const { navigation } = top as unknown as { navigation: EventTarget };
  const sent: unknown[] = [];
  const stop = (event: Event) => {
    const { destination, formData } = event as Event & {
      destination: { url: string };
      formData: FormData;
    };
    sent.push([new URL(destination.url).pathname, ...formData.entries()]);
    event.preventDefault();
  };
  navigation.addEventListener("navigate", stop);
  const { document: own } = inside()!;
  own.body.insertAdjacentHTML(
    "beforeend",
    `<form action="/fixture/one" method="post"><button name="by" value="me" formtarget="_self" formaction="/fixture/two">`,
  );
  const posting = own.querySelector("form")!;
  posting.submit();
  await expect.poll(() => sent).toHaveLength(1);
  expect(posting.getAttribute("target")).toBeNull();
  posting.querySelector("button")!.click();
  await expect.poll(() => sent).toHaveLength(2);
  navigation.removeEventListener("navigate", stop);
  top!.history.replaceState(top!.history.state, "");
  expect(sent).toEqual([["/fixture/one"], ["/fixture/two", ["by", "me"]]]);
  await handle.unmount();
});

test.each([
  "location.href = 'about:blank'",
  "location.href = URL.createObjectURL(new Blob(['x']))",
])("R14.14 %s ends in an error instead of a blank page", async (code) => {
  const handle = show();
  await handle.ready;
  inside()!.eval(code);
  await expect.poll(() => handle.state).toBe("failed");
  expect(scene.events.at(-1)?.error).toMatchObject({
    code: "LIFECYCLE_FAILED",
    phase: "run",
    app: "realm-app",
  });
  expect(place.querySelector("iframe")).toBeNull();
  const retry = scene.runtime.mountSubApp("realm-app", place, services(router()));
  await retry.ready;
  await mountedAgain(undefined);
  await retry.unmount();
});

test("R14.14 a frame that has lost the page anyway gets it again", async () => {
  const handle = show();
  await handle.ready;
  const before = stateOf();
  // Moved without `moveBefore`, a frame loads again; browsers without the Navigation API also report
  // everything else like this.
  place.firstElementChild!.append(place.querySelector("iframe")!);
  await mountedAgain(before);
  await handle.unmount();
});

test("R14.14 a page that loads itself again and again ends in an error", async () => {
  const handle = show({}, {}, "reloading");
  expect(await failureOf(handle.ready)).toMatchObject({ code: "LIFECYCLE_FAILED", phase: "mount" });
  expect(place.querySelector("iframe")).toBeNull();
});

test("R14.13 leaving while it loads again leaves nothing", async () => {
  const handle = show();
  await handle.ready;
  inside()!.location.reload();
  await handle.unmount();
  expect(place.querySelector("iframe")).toBeNull();
  expect(handle.state).toBe("unmounted");
  const again = scene.runtime.mountSubApp("realm-app", place, services(router()));
  await again.ready;
  expect(place.querySelectorAll("iframe")).toHaveLength(1);
  await again.unmount();
});
