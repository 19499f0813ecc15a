import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { Failure } from "./failure.ts";

/** Asks on the terminal, without showing the answer; empty if the user cancels. */
const ask = (question: string): Promise<string> => {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  return new Promise<string>((resolve) => {
    lines.once("line", resolve);
    lines.once("close", () => resolve(""));
  }).finally(() => {
    lines.close();
    process.stderr.write("\n");
  });
};

/** A token without the white space around it; throws a `Failure` if it can't be one. */
export const checkToken = (given: string): string => {
  const token = given.trim();
  if (/^cst_\w+$/.test(token)) return token;
  throw new Failure("token", token ? "This isn’t a console’s token." : "No token was given.", {
    next: "A token begins with cst_. Get one from an administrator of the console.",
  });
};

/** The token that the user types, or that another program writes to the standard input. */
export const readToken = async (question: string): Promise<string> =>
  checkToken(await (process.stdin.isTTY ? ask(question) : text(process.stdin)));
