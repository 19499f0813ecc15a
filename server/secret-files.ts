import { readFileSync } from "node:fs";

/** Environment variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The variable that names the file with a secret. */
export const fileVariable = (name: string): string => `${name}_FILE`;

/** Reads each secret whose `…_FILE` variable is set, as containers and systemd provide them. */
export const readSecretFiles = (
  given: Variables,
  secrets: readonly string[],
): { variables: Variables; fromFiles: ReadonlySet<string>; problems: string[] } => {
  const variables: Record<string, string | undefined> = { ...given };
  const fromFiles = new Set<string>();
  const problems: string[] = [];
  for (const name of secrets) {
    const fileName = fileVariable(name);
    const path = given[fileName];
    if (!path) continue;
    if (given[name]) {
      problems.push(`${fileName}: must not be set with ${name}`);
      continue;
    }
    fromFiles.add(name);
    try {
      // Editors and `echo` end a file with a line break, which isn't part of the secret.
      const text = readFileSync(path, "utf8").replace(/\r?\n$/, "");
      if (text === "") problems.push(`${fileName}: ${path} is empty`);
      variables[name] = text;
    } catch (error) {
      problems.push(`${fileName}: ${(error as Error).message}`);
    }
  }
  return { variables, fromFiles, problems };
};
