import { afterEach, beforeEach, expect, test } from "vitest";
import { addSheet } from "./add-sheet.ts";

let urls: string[];
beforeEach(() => {
  urls = [];
});
afterEach(() => {
  for (const link of links()) link.remove();
  for (const url of urls) URL.revokeObjectURL(url);
});
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[data-antd]")];
const sheet = (css: string) => {
  const url = URL.createObjectURL(new Blob([css], { type: "text/css" }));
  urls.push(url);
  return url;
};

test("a stylesheet applies once loaded, before the page's own", async () => {
  const first = sheet("body{order:3}");
  await addSheet(first, "");
  expect(getComputedStyle(document.body).order).toBe("3");
  expect(document.head.firstElementChild).toBe(links()[0]);
  const second = sheet("body{order:4}");
  await Promise.all([addSheet(second, ""), addSheet(second, ""), addSheet(first, "")]);
  expect(links().map(({ href }) => href)).toEqual([first, second]);
  expect(getComputedStyle(document.body).order).toBe("4");
});

test("a failed stylesheet is retried", async () => {
  const url = sheet("body{order:5}");
  URL.revokeObjectURL(url);
  const added = addSheet(url, "");
  const [failed] = links();
  // Observed, not polled: the link exists for less time than a poll takes, because the second attempt fails
  // too.
  const repair = new MutationObserver(() => {
    const [link] = links();
    if (!link || link === failed) return;
    repair.disconnect();
    link.href = sheet("body{order:5}");
  });
  repair.observe(document.head, { childList: true });
  await added;
  expect(getComputedStyle(document.body).order).toBe("5");
});

test("a host's page gets none: a guest has its own", async () => {
  const mark = Symbol.for("console-shell.guest");
  const { dataset } = document.documentElement;
  delete dataset["console"];
  Object.assign(document, { [mark]: true });
  try {
    await addSheet(sheet("body{order:6}"), "");
    expect(links()).toEqual([]);
  } finally {
    Reflect.deleteProperty(document, mark);
    dataset["console"] = "";
  }
});
