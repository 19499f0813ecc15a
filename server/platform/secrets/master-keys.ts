import { execFile } from "node:child_process";
import { keyBytes, keysIn, NoSecretKey, readKeys } from "./read-key.ts";

/** Milliseconds for a KMS to answer. */
const longest = 30_000;

/** A command line's words; quotes keep spaces, and nothing else is special. */
const wordsOf = (line: string): string[] =>
  Array.from(line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g), ([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, "$1$2"),
  );

/** What a command prints. Its output is a key, and its arguments may be: neither is in an error. */
const outputOf = (line: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const [program = "", ...parameters] = wordsOf(line);
    const options = { timeout: longest, maxBuffer: 64 * 1024, windowsHide: true };
    execFile(program, parameters, options, (error, stdout) => {
      if (!error) return resolve(stdout);
      const how = error.killed ? `did not end within ${longest / 1000} s` : `failed: ${error.code}`;
      reject(new NoSecretKey(`SECRET_KEY_COMMAND: ${program} ${how}`));
    });
  });

export interface KeySource {
  secretKeys: readonly Buffer[] | undefined;
  secretKeyCommand: string | undefined;
  dataDirectory: string;
}

/** The master keys, the one that seals first: given, printed by a command, or in the data directory. */
export const readMasterKeys = async ({
  secretKeys,
  secretKeyCommand,
  dataDirectory,
}: KeySource): Promise<readonly Buffer[]> => {
  if (secretKeys) return secretKeys;
  if (secretKeyCommand === undefined) return readKeys(dataDirectory);
  const keys = keysIn(await outputOf(secretKeyCommand));
  if (keys) return keys;
  throw new NoSecretKey(`SECRET_KEY_COMMAND: printed no key of ${keyBytes} bytes in base64`);
};
