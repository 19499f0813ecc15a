/** Licences of packages that ship. None asks a company to publish its own sources. */
const allowed: readonly string[] = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
];

/** Others, for one package. */
const allowedFor: Record<string, string> = {
  // A library of its own that sharp loads, and that anybody can replace.
  "LGPL-3.0-or-later": "@img/sharp-libvips-",
};

/** Packages that name their licence only in a file. */
const read: Record<string, string> = { "png-js": "MIT" };

export interface License {
  license?: { id?: string; name?: string };
  expression?: string;
}

/** A package's licence as an SPDX expression. */
export const licenceOf = (name: string, licences: readonly License[] = []): string | undefined =>
  licences
    .map(({ license, expression }) => expression ?? license?.id ?? license?.name)
    .filter((one) => one !== undefined)
    .join(" AND ") || read[name];

const isAllowed = (name: string, id: string): boolean => {
  const prefix = allowedFor[id];
  return allowed.includes(id) || (prefix !== undefined && name.startsWith(prefix));
};

/** Whether a package with this licence may ship: one part of `A OR B` is enough, of `A AND B` and a mixture every part. */
export const mayShip = (name: string, expression: string): boolean => {
  const ids = expression.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /);
  const isChoice = !expression.includes(" AND ");
  return isChoice ? ids.some((id) => isAllowed(name, id)) : ids.every((id) => isAllowed(name, id));
};
