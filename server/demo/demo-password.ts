import { randomInt } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const letters = "abcdefghjkmnpqrstuvwxyz23456789";

const fileIn = (dataDirectory: string) => join(dataDirectory, "demo-password");

/** A password that is easy to type: four groups of four, about 79 bits. */
const randomPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(""),
  ).join("-");

/** Generates the demo accounts' password at seeding, and stores it for later starts to print. */
export const makeDemoPassword = (dataDirectory: string, given: string | undefined): string => {
  const password = given ?? randomPassword();
  writeFileSync(fileIn(dataDirectory), `${password}\n`, { mode: 0o600 });
  return password;
};

/** The password that the demo was seeded with, or undefined if it wasn't seeded here. */
export const readDemoPassword = (dataDirectory: string): string | undefined => {
  try {
    return readFileSync(fileIn(dataDirectory), "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
};
