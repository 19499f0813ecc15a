import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { createPreferences, type Preferences } from "./preferences.ts";

const device = (theme: "light" | "dark" | "", media: "print" | "" = "") =>
  cdp().send("Emulation.setEmulatedMedia", {
    media,
    features: [{ name: "prefers-color-scheme", value: theme }],
  });

let end: AbortController;
let element: HTMLElement;
let preferences: Preferences;
beforeEach(async () => {
  await device("light");
  end = new AbortController();
  element = document.body.appendChild(document.createElement("div"));
  preferences = createPreferences(
    {},
    {
      place: { looks: [element], isGuest: true },
      given: {},
      signal: end.signal,
      onFailed: vi.fn(),
    },
  );
});
afterEach(async () => {
  end.abort();
  element.remove();
  localStorage.clear();
  await device("");
});

const shown = () => Object.fromEntries(Object.entries(element.dataset));

test("the page follows the device with CSS; only data-theme is written", async () => {
  const written: (string | null)[] = [];
  const watch = new MutationObserver((records) => {
    for (const { attributeName } of records) written.push(attributeName);
  });
  watch.observe(element, { attributes: true });
  await device("dark");
  await expect.poll(() => preferences.theme.get()).toBe("dark");
  await expect.poll(() => written).toEqual(["data-theme"]);
  watch.disconnect();
  expect(shown()).toEqual({ console: "", theme: "dark" });
});

test("a chosen theme stays when the device changes", async () => {
  await preferences.apply({ theme: "light" });
  await device("dark");
  expect(shown()).toEqual({ console: "", theme: "light", chosenTheme: "light" });
  await preferences.apply({ theme: "system" });
  expect(shown()).toEqual({ console: "", theme: "dark" });
});

test("paper is light, whatever is chosen", async () => {
  await preferences.apply({ theme: "dark" });
  await device("dark", "print");
  await expect.poll(() => preferences.theme.get()).toBe("light");
  expect(shown()).toEqual({ console: "", theme: "light", chosenTheme: "light" });
  expect(preferences.themeChoice.get()).toBe("dark");
  await device("dark");
  await expect.poll(() => preferences.theme.get()).toBe("dark");
  expect(shown()).toEqual({ console: "", theme: "dark", chosenTheme: "dark" });
});
