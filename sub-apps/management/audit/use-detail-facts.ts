import type { Locale } from "@console-shell/contract";
import { secondPersonKinds } from "@console-shell/contract/words/approvals";
import { detailLabel } from "@console-shell/contract/words/audit";
import { viewEnds } from "@console-shell/contract/words/view-as";
import { roleName, roles } from "@console-shell/contract/words/roles";
import { oneOf, useFormat, useLocale } from "@console-shell/sdk";
import { type Text, useText } from "../messages/index.ts";
import { usePermissionWords } from "../shared/use-permission-words.ts";
import { showMarks } from "./show-marks.ts";
import type { AuditRow } from "./use-audit-columns.tsx";

type Details = AuditRow["details"];
type Value = Details[string];

const labelOf = (name: string, text: Text, locale: Locale): string => {
  const [side, ...rest] = name.split(".");
  if (rest.length === 0 || (side !== "from" && side !== "to")) return detailLabel(name, locale);
  const label = detailLabel(rest.join("."), locale);
  return text(side === "from" ? "audit.was" : "audit.is", { name: label });
};

const roleLike = ["role", "from", "to"];
const moneyLike = ["amount", "total"];

type Words = ReturnType<typeof usePermissionWords>;

const permissionOf = (code: string, { subApp, permission }: Words): string => {
  const label = permission(code);
  // Every sub-app has a permission to open it.
  return label === code ? code : `${subApp(code.split(":")[0]!)} › ${label}`;
};

/* `sales: finance:open, console:open; operation: …`, or without the role if it's the target. */
const grantsOf = (value: string, text: Text, locale: Locale, words: Words): string =>
  value
    .split("; ")
    .map((grant) => {
      const [before = "", after] = grant.split(": ");
      const codes = (after ?? before)
        .split(", ")
        .map((code) => permissionOf(code, words))
        .join(", ");
      const role = after === undefined ? undefined : oneOf(roles, before);
      return role ? text("audit.pair", { label: roleName(role, locale), value: codes }) : codes;
    })
    .join("; ");

const wordsOf = (
  name: string,
  value: Value,
  { currency }: Details,
  text: Text,
  locale: Locale,
  format: ReturnType<typeof useFormat>,
  words: Words,
): string => {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return text(value ? "audit.yes" : "audit.no");
  const role = roleLike.includes(name) ? oneOf(roles, String(value)) : undefined;
  if (role) return roleName(role, locale);
  const ended = name === "ended" ? oneOf(viewEnds, String(value)) : undefined;
  if (ended) return text(`viewEnd.${ended}`);
  if (["given", "taken", "permission"].includes(name))
    return grantsOf(String(value), text, locale, words);
  if (name.endsWith("secondPerson"))
    return String(value)
      .split(", ")
      .map((kind) => oneOf(secondPersonKinds, kind))
      .map((kind) => (kind ? text(`security.secondPerson.${kind}`) : "–"))
      .join(", ");
  if (name === "reason" && value === "address_not_allowed") return text("audit.elsewhere");
  if (name.endsWith("At")) return format.dateTime(new Date(value).getTime());
  if (typeof value === "string") return showMarks(value);
  return moneyLike.includes(name) && typeof currency === "string"
    ? format.money(value, currency)
    : format.number(value);
};

/** An event's details besides its target, as labels and values in the reader's language. */
export const useDetailFacts = (details: Details): { label: string; value: string }[] => {
  const text = useText();
  const format = useFormat();
  const words = usePermissionWords();
  const locale = useLocale();
  const shown = (name: string, value: Value) =>
    wordsOf(name, value, details, text, locale, format, words);
  return Object.entries(details).flatMap(([name, value]) => {
    const [side, ...rest] = name.split(".");
    const other = [side === "from" ? "to" : "from", ...rest].join(".");
    const after = details[other];
    if ((side !== "from" && side !== "to") || after === undefined)
      return { label: labelOf(name, text, locale), value: shown(name, value) };
    if (side === "to") return [];
    return {
      label: rest.length === 0 ? text("audit.change") : detailLabel(rest.join("."), locale),
      value: `${shown(name, value)} → ${shown(other, after)}`,
    };
  });
};
