import { afterEach, expect, test } from "vitest";
import type { SubAppRegistration } from "../../index.ts";
import { fixture, isQuiet, registration, services, stage, type Stage } from "../harness.ts";

let scene: Stage;
let place: HTMLElement;
const start = (entry: string, own: Partial<SubAppRegistration> = {}) => {
  scene = stage([registration("app", fixture(entry), own)]);
  place = scene.element();
};
afterEach(async () => {
  await scene.runtime.dispose();
  place.remove();
});
const mount = async () => {
  const handle = scene.runtime.mountSubApp("app", place, services());
  await handle.ready;
  return handle;
};
const container = () => place.querySelector<HTMLElement>("[data-sub-app]")!;
const frames = async (count: number) => {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
};

interface App {
  heard: string[];
  library: { stop: () => void };
}
const load = (query = ""): Promise<App> => {
  const { href } = new URL(fixture(`started-once/app/main.js${query}`), location.href);
  return import(/* @vite-ignore */ href);
};
const stir = () => {
  for (const target of [window, document]) target.dispatchEvent(new Event("fixture-event"));
  document.dispatchEvent(new Event("fixture-late"));
  document.dispatchEvent(new Event("selectionchange"));
  window.dispatchEvent(new Event("languagechange"));
};
const ofLibrary = ["library", "helper", "handler", "interval", "frame", "chain"];
const ofMount = (mine: number) =>
  ["mount", "handler", "interval", "frame", "late"].map((what) => `${what} ${mine}`);

test.each([
  ["a module", "index.html", "", {}],
  ["a legacy sub-app", "legacy.html", "?legacy", { legacy: true }],
] as const)(
  "R6.26 of %s, effects started once during a mount come back, and those that each mount starts end with it",
  async (_, page, query, own) => {
    start(`started-once/app/${page}`, own);
    for (let mine = 1; mine <= 5; mine += 1) {
      const handle = await mount();
      const { heard } = await load(query);
      // A loop that an earlier mount has forgotten ends with the first turn of this one's.
      await frames(3);
      heard.length = 0;
      await expect
        .poll(() => {
          stir();
          return [...ofLibrary, ...ofMount(mine)].filter((what) => !heard.includes(what));
        })
        .toEqual([]);
      const others = heard.filter((what) => ![...ofLibrary, ...ofMount(mine)].includes(what));
      expect(others).toEqual([]);
      heard.length = 0;
      stir();
      // Once each, however often it was mounted.
      for (const what of ["library", "helper", `mount ${mine}`, `late ${mine}`])
        expect([mine, what, heard.filter((one) => one === what).length]).toEqual([mine, what, 1]);
      await handle.unmount();
      await frames(3);
      heard.length = 0;
      stir();
      await frames(3);
      expect(heard.filter((what) => !what.startsWith("chain"))).toEqual([]);
    }
  },
);

test("R6.26 a timeout that is hours away goes on with the rest of its time", async () => {
  const before = Object.getOwnPropertyDescriptor(window, "setTimeout")!;
  const native = window.setTimeout.bind(window);
  const delays: number[] = [];
  window.setTimeout = ((run: TimerHandler, delay = 0, ...more: unknown[]) => {
    if (delay > 1_000_000) delays.push(delay);
    return native(run, delay, ...more);
  }) as typeof setTimeout;
  try {
    start("started-once/app/far.html");
    for (let mounts = 1; mounts <= 3; mounts += 1) await (await mount()).unmount();
    await scene.runtime.dispose();
  } finally {
    Object.defineProperty(window, "setTimeout", before);
  }
  expect(delays).toHaveLength(3);
  expect(delays[0]).toBe(3_600_000);
  expect(delays[2]).toBeLessThan(delays[1]!);
});

test("R6.26 a channel that a lazy chunk opens once sends on each mount, also before `mount` ends, and not in between", async () => {
  start("started-once/app/channel.html");
  const { href } = new URL(fixture("started-once/app/channel.js"), location.href);
  interface Channels {
    channels: MessageChannel[];
    schedule: (task: () => void) => void;
  }
  const app = (await import(/* @vite-ignore */ href)) as Channels;
  const heard: string[] = [];
  for (let mounts = 1; mounts <= 3; mounts += 1) {
    const handle = await mount();
    const { channels } = app;
    for (const [index, { port1 }] of channels.entries())
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- also starts the port
      port1.onmessage = () => heard.push(`${mounts}: of mount ${index + 1}`);
    for (const { port2 } of channels) port2.postMessage(null);
    await expect.poll(() => heard.at(-1)).toBe(`${mounts}: of mount ${mounts}`);
    await handle.unmount();
    app.schedule(() => heard.push(`${mounts}: late`));
  }
  await frames(3);
  expect(heard).toEqual(["1: of mount 1", "1: late", "2: of mount 2", "2: late", "3: of mount 3"]);
});

test("R6.26 what a library ends between two mounts doesn't come back", async () => {
  start("started-once/app/ending.html");
  const first = await mount();
  const { heard, library } = await load("?ending");
  await first.unmount();
  library.stop();
  await mount();
  heard.length = 0;
  stir();
  expect(heard).not.toContain("library");
  expect(heard).toContain("helper");
});

test("R6.3 R6.26 timers that a loop which came back starts through the host are the host's", async () => {
  start("started-once/app/loop.html");
  const heard: string[] = [];
  const ask = (name: string) => {
    setTimeout(() => heard.push(`timeout ${name}`), 50);
    requestAnimationFrame(() => heard.push(`frame ${name}`));
  };
  let told: (() => void) | undefined;
  const tick = () => {
    if (told) ask("inside");
    told?.();
    told = undefined;
  };
  const show = async () => {
    const handle = scene.runtime.mountSubApp("app", place, services({ tick }));
    await handle.ready;
    return handle;
  };
  await (await show()).unmount();
  // Its loop has stopped, and comes back. For a moment after a leave nothing of the host is noted.
  await expect.poll(isQuiet).toBe(true);
  await show();
  await new Promise<void>((resolve) => {
    told = resolve;
  });
  ask("beside");
  await expect.poll(() => heard).toContain("timeout beside");
  expect(heard.toSorted()).toEqual(
    ["frame", "timeout"].flatMap((what) => [`${what} beside`, `${what} inside`]),
  );
});

test("R6.26 a sub-app that starts a shared function ends nothing that another one waits for", async () => {
  scene = stage([
    registration("app", fixture("started-once/app/sharing.html")),
    registration("beside", fixture("started-once/beside/index.html")),
  ]);
  place = scene.element();
  let heard = 0;
  const shared = () => void (heard += 1);
  const visit = async (name: string) => {
    const handle = scene.runtime.mountSubApp(name, place, services({ shared }));
    await handle.ready;
    heard = 0;
    window.dispatchEvent(new Event("fixture-shared"));
    await handle.unmount();
    return heard;
  };
  for (const name of ["app", "beside", "app", "beside", "app"])
    expect([name, await visit(name)]).toEqual([name, 1]);
});

const built = (app: string) =>
  [
    `examples/libraries/${app}.html`,
    app.endsWith("umd") ? { legacy: true, global: `legacy-${app.replace(".umd", "")}` } : {},
  ] as const;

test.each(["konva.es", "konva.umd"])(
  "R6.27 %s: a shape can be dragged on each mount",
  async (app) => {
    start(...built(app));
    for (let mounts = 1; mounts <= 5; mounts += 1) {
      const handle = await mount();
      const canvas = place.querySelector("canvas")!;
      const { left, top } = canvas.getBoundingClientRect();
      const point = (type: string, x: number, on: EventTarget) => {
        const at = { clientX: left + x, clientY: top + 20, button: 0, buttons: 1, bubbles: true };
        on.dispatchEvent(new PointerEvent(type.replace("mouse", "pointer"), at));
        on.dispatchEvent(new MouseEvent(type, at));
      };
      const content = canvas.parentElement!;
      point("mousemove", 20, content);
      point("mousedown", 20, content);
      for (const x of [30, 50, 70]) point("mousemove", x, content);
      point("mouseup", 70, content);
      expect([mounts, container().dataset["box"]]).toEqual([mounts, "60 10"]);
      await handle.unmount();
    }
  },
);

test.each(["jquery.es", "jquery.umd"])(
  "R6.27 %s: a handler on document that each mount adds runs once",
  async (app) => {
    start(...built(app));
    for (let mounts = 1; mounts <= 5; mounts += 1) {
      const handle = await mount();
      const button = place.querySelector("button")!;
      button.click();
      button.click();
      expect([mounts, button.textContent]).toEqual([mounts, "2"]);
      await handle.unmount();
    }
  },
);

test.each(["react-16.umd", "react-17.umd", "react-18.es", "react-19.es", "vue.es"])(
  "R6.27 %s: events and portals work on each mount, and a forgotten listener runs once",
  async (app) => {
    start(...built(app));
    for (let mounts = 1; mounts <= 5; mounts += 1) {
      const handle = await mount();
      await expect.poll(() => place.querySelector("button")?.textContent).toBe("0");
      const button = place.querySelector("button")!;
      const shows = (text: string) =>
        expect.poll(() => [mounts, button.textContent]).toEqual([mounts, text]);
      button.click();
      await shows("1");
      if (app.startsWith("react")) document.querySelector<HTMLElement>(".portal")!.click();
      else button.click();
      await shows("2");
      await frames(2);
      const detail: string[] = [];
      window.dispatchEvent(new CustomEvent("example-count", { detail }));
      expect([mounts, ...detail]).toEqual([mounts, "heard"]);
      await shows("3");
      await handle.unmount();
    }
    expect(scene.events.filter(({ error }) => error)).toEqual([]);
  },
);
