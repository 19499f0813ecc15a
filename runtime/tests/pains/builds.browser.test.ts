import { expect, test } from "vitest";
import { fixture, registration, stage } from "../harness.ts";
import { app, colorOf, find, shown } from "./pain.ts";

test("R2.10 Vite builds don't run (qiankun#1024, #1257, #2911): one does, with top-level await, import.meta, and a lazy chunk that brings a stylesheet", async () => {
  const build = fixture("pains/app/vite-build/");
  const { runtime, element } = stage([registration("weather", `${build}index.html`)]);
  const place = element();
  for (let visit = 0; visit < 2; visit += 1) {
    const handle = await shown(runtime, "weather", place);
    expect(find(place, "h2").textContent).toBe("Weather: Sunny");
    expect(colorOf(find(place, "h2"))).toBe("rgb(1, 2, 3)");
    const picture = new URL(`${build}assets/picture.svg`, location.href).href;
    expect(find(place, "img").getAttribute("src")).toBe(picture);
    expect(getComputedStyle(find(place, "h2")).backgroundImage).toBe(`url("${picture}")`);
    find(place, "button").click();
    await expect
      .poll(() => place.querySelector(".more")?.textContent)
      .toMatch(/^Weather for the week/);
    expect(colorOf(find(place, ".more"))).toBe("rgb(3, 2, 1)");
    await handle.unmount();
  }
  place.remove();
});

test("R13.3 public path and currentScript are wrong (qiankun#137, #2233, micro-app#720): a webpack build with an automatic public path finds its chunks and itself", async () => {
  const { runtime, element } = stage([app("webpack", { legacy: true })]);
  const place = element();
  for (let visit = 0; visit < 2; visit += 1) {
    const handle = await shown(runtime, "webpack", place);
    const chunk = new URL(fixture("pains/app/webpack-lazy.js"), location.href).href;
    expect(find(place, "#pain-root").textContent).toBe(`lazily from ${chunk}`);
    expect(colorOf(find(place, "#pain-root"))).toBe("rgb(1, 2, 3)");
    await handle.unmount();
    expect("webpack" in window || "webpackChunkPains" in window).toBe(false);
  }
  place.remove();
});
