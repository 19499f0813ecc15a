import { expect, test } from "vitest";
import { readDevOptions } from "./dev-options.ts";

const read = (...given: string[]) => readDevOptions(["node", "vite", ...given]);

test.each([
  [[], { inside: false }],
  [["--"], { inside: false }],
  [["build"], { inside: false }],
  [["--", "--inside"], { inside: true }],
  [["--", "--port", "5174"], { inside: false, port: 5174 }],
  [["--", "--inside", "--port=5174"], { inside: true, port: 5174 }],
])("%j is read as %j", (given, options) => {
  expect(read(...given)).toEqual(options);
});

test.each([
  [["--host"], "not --host"],
  [["5174"], "not 5174"],
  [["--port"], "--port needs a number"],
  [["--port", "--inside"], "--port needs a number"],
  [["--port", "70000"], "--port needs a number"],
  [["--port", "five"], "--port needs a number"],
])("%j is refused in one line, because Vite prints the stack", (given, message) => {
  const refused = (() => {
    try {
      return read("--", ...given);
    } catch (error) {
      return error as Error;
    }
  })() as Error;
  expect(refused.message).toContain(message);
  expect(refused.stack).toBe(refused.message);
});
