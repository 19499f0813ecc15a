import { afterEach, beforeEach, expect, test } from "vitest";
import type { SubAppRegistration } from "../../types.ts";
import { fixture, registration, seen, services, stage } from "../harness.ts";

const own = location.href;
beforeEach(() => history.replaceState(null, "", "/fixtures/of-the-host/"));
afterEach(() => history.replaceState(null, "", own));

interface App {
  probe: () => Promise<Record<string, string | undefined>>;
}
const realm = { realm: "iframe" } as const;

/** What an app reaches with relative addresses: at the host's page, or its own server. */
const reached = async (how: Partial<SubAppRegistration>) => {
  const isRemote = how.contract === "module-federation";
  const page = how.contract || how.legacy ? "index.html" : "module.html";
  const entry = fixture(`addresses/app/${isRemote ? "probe.js" : page}`);
  const global = page === "module.html" ? undefined : "probeApp";
  const { runtime, element } = stage([registration("app", entry, { global, ...how })]);
  const place = element();
  const handle = runtime.mountSubApp("app", place, services());
  await handle.ready;
  const inside = (place.querySelector("iframe")?.contentWindow ?? window) as unknown as {
    probeApp: App;
  };
  const before = await Promise.all(["addresses", "of-the-host"].map(seen));
  const found = await inside.probeApp.probe();
  const asked = async (scenario: string, index: number) =>
    (await seen(scenario)).slice(before[index]?.length).map(({ url }) => url);
  const isAsked = async (name: string) => {
    const all = await Promise.all(["addresses", "of-the-host"].map(asked));
    return all.flat().find((url) => url.endsWith(`probe-${name}`));
  };
  for (const name of ["sendBeacon", "Worker", "SharedWorker", "FontFace"]) {
    await expect.poll(() => isAsked(name)).toBeTruthy();
    found[name] = await isAsked(name);
  }
  await handle.unmount();
  place.remove();
  const to = (url: string | undefined) =>
    url?.includes("/of-the-host/") || url === "probe"
      ? "host"
      : url?.includes("/addresses/app/")
        ? "own"
        : url;
  return Object.fromEntries(Object.entries(found).map(([name, url]) => [name, to(url)]));
};

const links = { "a, href": "host", "form, action": "host", "URL without a base": "throws" };
const native = { ...links, "import()": "own" };

test.each([
  {},
  { realm: "iframe" },
  { legacy: true },
  { legacy: true, ...realm },
  { contract: "garfish" },
  { contract: "garfish", ...realm },
  { contract: "icestark" },
  { contract: "module-federation" },
] as const)("R18.11 relative addresses that code passes are the host's: %j", async (how) => {
  const found = await reached(how);
  const all = Object.fromEntries(Object.keys(found).map((name) => [name, "host"]));
  expect(found).toEqual({ ...all, ...native });
});

test.each([{ contract: "micro-app" }, { contract: "wujie" }] as const)(
  "R18.8 relative addresses that code passes are its own server's, except of links and forms: %j",
  async (how) => {
    const found = await reached(how);
    const all = Object.fromEntries(Object.keys(found).map((name) => [name, "own"]));
    expect(found).toEqual({ ...all, ...native });
  },
);
