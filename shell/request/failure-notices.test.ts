import { createStore } from "@console-shell/contract/words/live";
import { expect, test } from "vitest";
import { loadTexts, textFor } from "../i18n/texts.ts";
import type { Notification } from "../notices/notices.ts";
import { createFailureNotices } from "./failure-notices.ts";
import { RequestError } from "./request-error.ts";

await loadTexts("en-US");

test("while the server is unreachable, a poll's failure shows once for each status; any other read's always", () => {
  const shown: Notification[] = [];
  const connection = createStore(true);
  const show = createFailureNotices({
    notices: { notification: (notification) => shown.push(notification) },
    connection,
    text: () => textFor("en-US"),
  });
  const fail = (url: string, status: number, isPoll = false) => {
    show(new RequestError({ status, message: "", traceId: "t", url }), isPoll);
    return shown.splice(0).map(({ title }) => title);
  };
  const poll = (url: string, status = 502) => fail(url, status, true);
  expect([poll("/a"), poll("/a")].flat()).toEqual([
    "Request error 502: /a",
    "Request error 502: /a",
  ]);
  connection.set(false);
  for (const url of ["/a", "/b"]) {
    expect(poll(url)).toEqual([`Request error 502: ${url}`]);
    expect(poll(url)).toEqual([]);
    expect(poll(url, 504)).toEqual([`Request error 504: ${url}`]);
    expect(poll(url)).toEqual([`Request error 502: ${url}`]);
  }
  for (const press of [1, 2]) expect(fail("/a", 502), `press ${press}`).toHaveLength(1);
  // What the press has shown, the next poll needn't.
  expect(fail("/c", 503)).toHaveLength(1);
  expect(poll("/c", 503)).toEqual([]);
  connection.set(true);
  connection.set(false);
  expect(poll("/a")).toHaveLength(1);
});
