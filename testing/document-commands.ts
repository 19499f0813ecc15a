import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = dirname(import.meta.dirname);

const fences = /^```(\S*)\n([\s\S]*?)^```$/gm;

/** The commands of a document of this repository: its blocks for a shell, each as lines. */
export const commandsIn = (document: string): string[][] =>
  [...readFileSync(join(root, document), "utf8").matchAll(fences)]
    .filter(([, language]) => language === "sh")
    .map(([, , block = ""]) => block.trim().split("\n"));
