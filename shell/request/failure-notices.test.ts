import { createStore } from "@console-shell/contract/words/live";
import { expect, test } from "vitest";
import { loadTexts, textFor } from "../i18n/texts.ts";
import type { Notification } from "../notices/notices.ts";
import { createFailureNotices } from "./failure-notices.ts";
import { RequestError } from "./request-error.ts";

await loadTexts("en-US");

test("while the server is unreachable, a failing read is shown once per address", () => {
  const shown: Notification[] = [];
  const connection = createStore(true);
  const show = createFailureNotices({
    notices: { notification: (notification) => shown.push(notification) },
    connection,
    text: () => textFor("en-US"),
  });
  const fail = (url: string, method = "GET") => {
    show(new RequestError({ status: 502, message: "", traceId: "t", url }), method);
    return shown.splice(0).map(({ title }) => title);
  };
  expect([fail("/a"), fail("/a")].flat()).toEqual([
    "Request error 502: /a",
    "Request error 502: /a",
  ]);
  connection.set(false);
  for (const url of ["/a", "/b"]) {
    expect(fail(url)).toEqual([`Request error 502: ${url}`]);
    expect(fail(url)).toEqual([]);
  }
  expect(fail("/a", "POST")).toHaveLength(1);
  expect(fail("/a", "POST")).toHaveLength(1);
  connection.set(true);
  connection.set(false);
  expect(fail("/a")).toHaveLength(1);
});
