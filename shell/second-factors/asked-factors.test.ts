import type { ErrorCode } from "@console-shell/contract";
import { expect, test } from "vitest";
import { RequestError } from "../request/request-error.ts";
import { askedFactors } from "./asked-factors.ts";

const failure = (code: ErrorCode, ...paths: string[]) =>
  new RequestError({
    status: 403,
    code,
    message: "",
    fields: paths.map((path) => ({ path, code: "required", message: "" })),
    traceId: "t",
    url: "/auth/session/login",
  });

test("the prompt's fields follow the accepted factors", () => {
  expect(askedFactors(failure("second_factor_required", "code", "passkey"))).toEqual({
    code: true,
    passkey: true,
  });
  expect(askedFactors(failure("second_factor_required", "passkey"))).toEqual({
    code: false,
    passkey: true,
  });
});

test("any other failure prompts for nothing", () => {
  expect(askedFactors(failure("forbidden", "code"))).toBeUndefined();
  expect(askedFactors(new Error("network"))).toBeUndefined();
});
