import { type Locale, scimSchemas, typedLine } from "@console-shell/contract";
import { AccountNameSchema } from "@console-shell/contract/calls/applicant";
import { EditableBasicInfoSchema } from "@console-shell/contract/calls/basic-info";
import { Refusal } from "#kernel/refusal.ts";
import { type Element, parsed, type Resource, type Shape } from "../shape.ts";

export const userShape: Shape = {
  schema: scimSchemas.user,
  single: ["userName", "externalId", "displayName", "active", "preferredLanguage"],
  complex: { name: ["formatted", "familyName", "givenName"] },
  multiple: { emails: ["value", "type", "primary", "display"] },
  readOnly: ["id", "schemas", "meta", "groups"],
};

/** A user as the console stores it. */
export interface User {
  userName: string;
  externalId: string | null;
  name: string;
  givenName: string | null;
  familyName: string | null;
  email: string;
  active: boolean;
}

const { name: NameSchema, email: EmailSchema } = EditableBasicInfoSchema.shape;
const userNameLength = 200;
const LineSchema = typedLine(userNameLength);

const optional = (value: unknown, path: string): string | null =>
  value === undefined ? null : parsed(LineSchema, value, path) || null;

const refuseActive = (): never => {
  throw new Refusal("bad_input", [{ path: "active", code: "invalid_value" }]);
};

/** Microsoft Entra sends booleans as texts. */
const readActive = (value: unknown, before: boolean): boolean => {
  if (value === undefined) return before;
  const text = typeof value === "string" ? value.toLowerCase() : value;
  if (text === true || text === "true") return true;
  return text === false || text === "false" ? false : refuseActive();
};

/** The primary address, else the one at work, else the first. */
const readEmail = (all: readonly Element[], userName: string, before?: User): string => {
  const emails = all.filter(({ value }) => value !== undefined && value !== "");
  const isPrimary = ({ primary }: Element) => String(primary).toLowerCase() === "true";
  const chosen =
    emails.findLast(isPrimary) ??
    emails.findLast(({ type }) => String(type).toLowerCase() === "work") ??
    emails[0];
  // A user name may be no address.
  const other = before && !EmailSchema.safeParse(userName).success ? before.email : userName;
  return parsed(EmailSchema, chosen?.["value"] ?? other, "emails");
};

const composed = (given: string | null, family: string | null): string =>
  [given, family].filter(Boolean).join(" ");

/**
 * The console has one name, but providers send several. The one that differs from the stored name counts: a provider
 * that changes the family name may still send the display name that it read.
 */
const readName = (
  resource: Resource,
  parts: Pick<User, "givenName" | "familyName">,
  before?: User,
) => {
  const { formatted } = (resource["name"] ?? {}) as Element;
  const said = [resource["displayName"], formatted].filter(
    (one) => one !== undefined && one !== "",
  );
  const together = composed(parts.givenName, parts.familyName);
  if (!before) return said[0] ?? (together || resource["userName"]);
  const isNew = together !== composed(before.givenName, before.familyName);
  const followed =
    isNew && together !== "" && composed(before.givenName, before.familyName) === before.name;
  return said.find((one) => one !== before.name) ?? (followed ? together : before.name);
};

/** A sent user, after `before` if it exists already; refuses what the console can't store. */
export const readUser = (resource: Resource, before?: User): User => {
  const userName = parsed(LineSchema.min(1), resource["userName"] ?? before?.userName, "userName");
  const name = (resource["name"] ?? {}) as Element;
  const parts = {
    givenName: optional(name["givenName"], "name.givenName"),
    familyName: optional(name["familyName"], "name.familyName"),
  };
  const emails = (resource["emails"] ?? []) as Element[];
  return {
    userName,
    externalId: optional(resource["externalId"], "externalId"),
    ...parts,
    name: parsed(NameSchema, readName(resource, parts, before), "displayName"),
    email: readEmail(emails, userName, before),
    active: readActive(resource["active"], before?.active ?? true),
  };
};

/** The console's language nearest to `preferredLanguage`, which may be a list such as `zh-CN,zh;q=0.9`. */
export const readLocale = (resource: Resource): Locale | undefined => {
  const said = resource["preferredLanguage"];
  const language = typeof said === "string" ? said.trim().slice(0, 2).toLowerCase() : "";
  if (language === "zh") return "zh-CN";
  return language === "en" ? "en-US" : undefined;
};

const accountLength = 28;

/**
 * An account name made of a user name, which is often an e-mail address; `attempt` numbers accounts of the same name.
 */
export const accountOf = (userName: string, attempt: number): string => {
  const whole = AccountNameSchema.safeParse(userName);
  const local = userName
    .split("@")[0]!
    .normalize("NFKD")
    .replaceAll(/[^A-Za-z0-9._-]+/g, "")
    .replace(/^[._-]+/, "")
    .slice(0, accountLength);
  const base = whole.success ? whole.data.slice(0, accountLength) : local;
  const long = base.length < 3 ? `user-${base}`.replace(/-$/, "") : base;
  if (attempt === 1) return whole.success ? whole.data : long;
  return `${long}-${attempt}`;
};
