import type { ErrorCode, FieldError, Locale } from "@console-shell/contract";
import { describe, expect, test } from "vitest";
import { loadTexts, textFor } from "../i18n/texts.ts";
import { describeFailure } from "./error-catalogue.ts";
import { RequestError, type LocalFailure } from "./request-error.ts";

await Promise.all([loadTexts("en-US"), loadTexts("zh-CN")]);

const failure = (
  status: number,
  message = "",
  more: {
    code?: ErrorCode;
    local?: LocalFailure;
    statusText?: string;
    fields?: FieldError[];
  } = {},
) => new RequestError({ status, message, ...more, traceId: "t", url: "/cc-api/x?a={b}" });
const describeIn = (locale: Locale, error: RequestError) => describeFailure(error, textFor(locale));

describe("the error catalogue", () => {
  test.each([
    [401, "The user has no permission (token, user name or password wrong)"],
    [403, "The user is authorised but access is forbidden"],
    [404, "The request targets a record that does not exist"],
    [500, "Server error"],
    [502, "Gateway error"],
    [503, "Service unavailable, server overloaded or under maintenance"],
    [504, "Gateway timeout"],
  ])("%i has its default text", (status, description) => {
    expect(describeIn("en-US", failure(status))).toEqual({
      title: `Request error ${status}: /cc-api/x?a={b}`,
      description,
    });
    const chinese = describeIn("zh-CN", failure(status));
    expect(chinese?.title).toBe(`请求错误 ${status}: /cc-api/x?a={b}`);
    expect(chinese?.description).toMatch(/\p{Script=Han}/u);
  });

  test("the server's message wins, and the status text is the last resort", () => {
    expect(describeIn("en-US", failure(404, "No such client"))?.description).toBe("No such client");
    expect(describeIn("en-US", failure(418, "", { statusText: "I'm a teapot" }))?.description).toBe(
      "I'm a teapot",
    );
  });

  test("what can't be sent for approval says why", () => {
    const message = "You have already sent this for approval";
    const fields = [{ path: "status", code: "waits_already", message }] as const;
    expect(describeIn("en-US", failure(409, "A conflict", { fields: [...fields] }))).toEqual({
      title: "Not sent for approval",
      description: message,
    });
  });

  test("a missing response is a network error", () => {
    const local = "network";
    expect(describeIn("en-US", failure(0, "", { local }))).toEqual({
      title: "Network error",
      description: "The network is abnormal and the server cannot be reached",
    });
    expect(describeIn("zh-CN", failure(0, "", { local }))).toEqual({
      title: "网络异常",
      description: "您的网络发生异常，无法连接服务器",
    });
  });

  test.each<[LocalFailure, status: number, title: string, chinese: string]>([
    ["timeout", 0, "Network error", "网络异常"],
    ["unreadable", 200, "Request error 200: /cc-api/x?a={b}", "请求错误 200: /cc-api/x?a={b}"],
  ])("%s has a text of its own", (local, status, title, chinese) => {
    const english = describeIn("en-US", failure(status, "", { local }));
    expect(english?.title).toBe(title);
    expect(english?.description).not.toContain("cannot be reached");
    if (status === 0) expect(english?.description).toContain("/cc-api/x?a={b}");
    expect(describeIn("zh-CN", failure(status, "", { local }))?.title).toBe(chinese);
  });

  test("a write that wasn't sent says that it isn't saved, whatever the server said", () => {
    const title = describeIn(
      "en-US",
      failure(401, "You are not signed in", { local: "outdated" }),
    )?.title;
    expect(title).toBe("Not saved");
  });

  test("an aborted call shows nothing", () => {
    expect(describeIn("en-US", failure(0, "", { local: "aborted" }))).toBeNull();
  });

  test.each<ErrorCode>([
    "reauth_required",
    "second_factor_required",
    "second_factor_missing",
    "foreign_account",
  ])("%s is handled elsewhere and shows nothing here", (code) => {
    expect(describeIn("en-US", failure(403, "The server's words", { code }))).toBeNull();
    expect(describeIn("zh-CN", failure(403, "The server's words", { code }))).toBeNull();
  });
});
