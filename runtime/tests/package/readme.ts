import { readFileSync } from "node:fs";

const text = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** The code block that follows a file name in the README. */
export const readmeFile = (name: string): string => {
  const start = text.indexOf(`\`${name}\``);
  const [, code] = (start < 0 ? null : /```\w+\n(.*?)```/s.exec(text.slice(start))) ?? [];
  if (code === undefined) throw new Error(`The README shows no ${name}.`);
  return code;
};
