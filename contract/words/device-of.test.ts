import { expect, test } from "vitest";
import { deviceOf } from "./device-of.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/156.0.0.0 Safari/537.36`, "Chrome", "Linux"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/156.0.0.0`, "Chrome", "Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0 Edg/150.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (Linux; Android 15; K) ${webkit} Chrome/150.0 Mobile`, "Chrome", "Android"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) Version/26.0 Safari/605.1", "Safari", "macOS"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) CriOS/150.0 Safari", "Chrome", "iPhone"],
  ["Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox", "Windows"],
  ["curl/8.9", undefined, undefined],
  ["", undefined, undefined],
])("%s", (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ ...(browser && { browser }), ...(system && { system }) });
});
