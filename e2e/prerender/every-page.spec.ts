import type { Locator } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { elementsOf } from "./elements-of.ts";
import { holdScripts } from "./held-scripts.ts";
import { watchLayoutShift } from "./layout-shift.ts";
import { collectTroubles } from "./troubles.ts";

const pages = [
  "/user/login",
  "/user/register",
  "/user/forget-password",
  "/user/reset-password",
  "/user/error",
  "/user/set-password#token=given",
  "/cam/login",
];

/** The page that most visits begin with; the others rarely differ. */
const alwaysTried = "/user/login";

for (const path of pages)
  test(`${path} arrives as React renders it${path === alwaysTried ? "" : " @full"}`, async ({
    page,
  }) => {
    const troubles = await collectTroubles(page);
    const shifted = await watchLayoutShift(page);
    const scripts = await holdScripts(page);
    const root = page.locator("#root");
    const markup = () => elementsOf(root);
    await page.goto(path, { waitUntil: "commit" });
    await expect(root.getByRole("heading", { level: 1 })).toBeVisible();
    const before = await markup();
    scripts.release();
    await expect(page.locator("#prerendered-styles")).toHaveCount(0);
    const after = await markup();
    // antd hides a result's icon from screen readers once it has rendered.
    expect(
      after.map((line) => line.replace(/ aria-hidden="true"(?= class="console-result)/, "")),
    ).toEqual(before);
    expect(await shifted()).toBeLessThan(0.01);
    // The same page, rendered by React from scratch.
    await page.route(path.split("#")[0]!, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        /<div id="root"[^]*?<\/div>(?=\s*<template)/,
        '<div id="root"></div>',
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto("about:blank");
    await page.goto(path);
    await expect(root.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await markup()).toEqual(after);
    expect(troubles).toEqual([]);
  });

test("an address that shows something else is rendered by React @full", async ({ page }) => {
  for (const [path, text] of [
    ["/user/register#confirm=token", "Confirm your"],
    ["/user/set-password", "link"],
    ["/user/reset-password?account=admin", "code"],
    ["/user/error?status=403", "Access denied"],
  ] as const)
    await test.step(path, async () => {
      const scripts = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.locator("#root")).toBeEmpty();
      scripts.release();
      await expect(page.locator("#root")).toContainText(text);
      await expect(page.locator("#prerendered-styles")).toHaveCount(0);
      await page.unrouteAll();
    });
});

/** The position and style of a part of the frame. */
const lookAt = (part: Locator) =>
  part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    // To half a pixel: centring may round either way.
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(
      (pixels) => Math.round(pixels * 2) / 2,
    );
    const { backgroundColor, borderBottomColor, borderRightColor } = getComputedStyle(element);
    return { x, y, width, height, backgroundColor, borderBottomColor, borderRightColor };
  });

for (const { theme, width, navigation, tag } of [
  { theme: "dark", width: 1440, navigation: "collapsed", tag: "" },
  { theme: "light", width: 390, navigation: "full", tag: " @full" },
] as const)
  test(`a signed-in cold load shows the skeleton of the ${theme} frame at ${width} px in the right place${tag}`, async ({
    page,
    signInAsNew,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsNew("admin");
    const saved = await page.request.post("/cc-api/operator/updateBasicInfo", {
      data: { theme, navigation },
    });
    expect(saved.status()).toBe(200);
    // Sets the cookies that the server recognises.
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    const troubles = await collectTroubles(page);
    const shift = await watchLayoutShift(page);
    const scripts = await holdScripts(page);
    await page.goto("/management", { waitUntil: "commit" });
    await expect(page.getByText("控制台加载中…")).toBeVisible();
    await expect(page.getByText("Loading the console…")).toBeVisible();
    await expect(page.locator("#root")).toBeEmpty();
    const skeleton = page.locator("#frame-skeleton");
    // Until its styles have loaded, the skeleton has no place.
    await expect(skeleton).toHaveCSS("position", "fixed");
    const before = [await lookAt(skeleton.locator(".skeleton-header"))];
    if (width >= 768)
      for (const part of [".skeleton-side", "svg"])
        before.push(await lookAt(skeleton.locator(part)));

    scripts.release();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(skeleton).toHaveCount(0);
    const after = [await lookAt(page.getByRole("banner"))];
    const side = page.getByRole("navigation", { name: "Navigation", exact: true }).locator("..");
    if (width >= 768)
      for (const part of [side, side.locator("svg").first()]) after.push(await lookAt(part));
    expect(before).toEqual(after);
    expect(await shift()).toBe(0);
    expect(troubles).toEqual([]);
  });

test("a signed-in visit gets the usual page", async ({ page, signIn }) => {
  await signIn("admin");
  const troubles = await collectTroubles(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#prerendered-styles")).toHaveCount(0);
  expect(troubles).toEqual([]);
});
