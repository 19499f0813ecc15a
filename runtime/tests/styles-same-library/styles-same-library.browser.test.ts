import { expect, test } from "vitest";
import { fixture, registration, services, stage } from "../harness.ts";

const page = (name: string) => fixture(`styles-same-library/app/${name}/index.html`);

test.each([false, true])(
  "R3.27 two sub-apps with the same CSS-in-JS library both have their styles, kept alive: %s",
  async (keepAlive) => {
    const scene = stage([
      registration("one", page("one"), { keepAlive }),
      registration("two", page("two"), { keepAlive }),
    ]);
    const places = [scene.element(), scene.element()] as const;
    const lookOf = (place: HTMLElement) => {
      const { color, order } = getComputedStyle(place.querySelector(".btn")!);
      return [color, order];
    };
    const look = ["rgb(1, 2, 3)", "7"];
    for (const _ of [1, 2]) {
      const one = scene.runtime.mountSubApp("one", places[0], services());
      await one.ready;
      if (keepAlive) await one.unmount();
      const two = scene.runtime.mountSubApp("two", places[1], services());
      await two.ready;
      expect(lookOf(places[1])).toEqual(look);
      if (!keepAlive) expect(lookOf(places[0])).toEqual(look);
      const url = new URL("main.js", new URL(page("two"), location.href)).href;
      const { find } = (await import(/* @vite-ignore */ url)) as { find: () => Element[] };
      expect(find()).toHaveLength(1);
      // The page itself has them all.
      expect(document.head.querySelectorAll("style[data-css-hash]")).toHaveLength(2);
      expect([...document.head.children].filter((one) => one.hasAttribute("cssr-id"))).toHaveLength(
        2,
      );
      await one.unmount();
      await two.unmount();
    }
    await scene.runtime.dispose();
    expect(Object.getOwnPropertyNames(document.head)).toEqual([]);
    for (const place of places) place.remove();
  },
);
