import type { Requirement } from "./requirement.ts";

/** The lines between which docs/security.md has what is made; what formats texts leaves that alone. */
export const begin = "<!-- oxfmt-ignore-start -->";
export const end = "<!-- oxfmt-ignore-end -->";

const escapeCell = (text: string): string =>
  text.replaceAll(/[\\|<*]|__/g, (sign) => sign.replaceAll(/./g, String.raw`\$&`));

/** A title as its source has it; what a table fills in is left open. */
const readable = (title: string): string =>
  title === "%s" ? "every case" : title.replaceAll(/\$\{[^}]*\}|%[a-z]|\$\w+/g, "…");

const proofOf = ({ proof }: Requirement): string =>
  Object.entries(proof)
    .map(([file, titles]) => {
      const quoted = titles.map((title) => `“${escapeCell(readable(title))}”`).join(", ");
      return `[${file.split("/").at(-1)}](../${file}): ${quoted}`;
    })
    .join("<br>");

const lineOf = (requirement: Requirement): string =>
  [
    String(requirement.row),
    escapeCell(requirement.must),
    proofOf(requirement),
    escapeCell(requirement.notMet ?? "–"),
  ].join(" | ");

/** The table of docs/security.md, in Markdown. */
export const renderRequirements = (requirements: readonly Requirement[]): string =>
  [
    "|  # | What must hold | Proved by | Not met, and why |",
    "| -: | --- | --- | --- |",
    ...requirements.map((requirement) => `| ${lineOf(requirement)} |`),
  ].join("\n");
