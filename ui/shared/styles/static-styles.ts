import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Look } from "../../theme/antd-theme.ts";
import { antdTierNames, antdTiers, type AntdTier } from "../antd-tiers.ts";
import type { Extracted } from "./extract.ts";
import { styledBy, styleHooks } from "./hooks.ts";
import { cssOf, rulesOf, type Rule } from "./rules.ts";

/** The stylesheets, each after those it builds on. */
export const sheetNames = ["shell", "pages", "more", "rest"] as const;
export type SheetName = (typeof sheetNames)[number];

/** The stylesheet that a tier of antd needs beside those of the tiers before it. */
export const sheetOf: Record<AntdTier, SheetName> = {
  shell: "shell",
  frame: "shell",
  // Nearly every page needs the three.
  core: "pages",
  data: "pages",
  date: "pages",
  more: "more",
  rest: "rest",
};

/** What antd's own code computes with in a look. */
export interface LookTokens {
  look: Look;
  tokens: Record<string, unknown>;
}

/** antd's styles, made once. */
export interface StaticStyles {
  sheets: Record<SheetName, string>;
  tokens: LookTokens[];
}

const chosenDark = '[data-chosen-theme="dark"]';

/** The dark theme's variables where nobody has chosen a theme: the device decides. */
export const darkByDevice = (rules: readonly Rule[]): Rule => ({
  selector: "@media (prefers-color-scheme:dark)",
  body: cssOf(
    rules
      .filter(({ selector }) => selector.includes(chosenDark))
      .map(({ selector, body }) => ({
        selector: selector.replace(chosenDark, ":not([data-chosen-theme])"),
        body,
      })),
  ),
});

const selectorOf = ({ theme, density }: Look): string =>
  `[data-console]${theme === "dark" ? chosenDark : ""}${density === "compact" ? '[data-density="compact"]' : ""}`;

const variableOf = (className: string, name: string): string =>
  `--${className}-${name.slice("--console-".length)}`;

/** A look's variables; a component's own value of a variable that others have too has a name of its own. */
const variablesOf = ({ variables, overrides }: Extracted, all: readonly Extracted[]) => {
  const result = { ...variables };
  for (const { overrides: others } of all)
    for (const [className, names] of Object.entries(others))
      for (const name of Object.keys(names))
        result[variableOf(className, name)] = overrides[className]?.[name] ?? variables[name]!;
  return result;
};

/** Each look's variables, as far as they aren't those of the looks whose selectors match as well. */
const variableRules = (all: readonly Extracted[]): Rule[] => {
  const [base, ...others] = all.map((one) => ({
    selector: selectorOf(one.look),
    variables: variablesOf(one, all),
  }));
  const known = [base!];
  for (const { selector, variables } of others) {
    const before = Object.assign(
      {},
      ...known.filter((one) => isWithin(selector, one.selector)).map((one) => one.variables),
    ) as Record<string, string>;
    known.push({
      selector,
      variables: Object.fromEntries(
        Object.entries(variables).filter(([name, value]) => before[name] !== value),
      ),
    });
  }
  const differing = known.filter(({ variables }) => Object.keys(variables).length > 0);
  return differing.map(({ selector, variables }) => ({
    selector,
    body: Object.entries(variables)
      .map(([name, value]) => `${name}:${value}`)
      .join(";"),
  }));
};

const attributesIn = (selector: string): string[] => selector.match(/\[[^\]]+\]/g) ?? [];
const isWithin = (selector: string, other: string): boolean =>
  attributesIn(other).every((attribute) => attributesIn(selector).includes(attribute));

const overrideRules = (all: readonly Extracted[]): Rule[] => {
  const classes = new Map<string, Set<string>>();
  for (const { overrides } of all)
    for (const [className, names] of Object.entries(overrides))
      classes.set(className, new Set([...(classes.get(className) ?? []), ...Object.keys(names)]));
  return [...classes].map(([className, names]) => ({
    selector: `.${className}`,
    body: [...names].map((name) => `${name}:var(${variableOf(className, name)})`).join(";"),
  }));
};

/** antd's style for every link of the page counts within the console, which may be a guest of the page. */
const withOwnLinks = (rules: readonly Rule[]): Rule[] => {
  const own = rules.map(({ selector, body }) => ({
    selector: selector
      .split(",")
      .map((one) => (/^a(?![\w-])/.test(one) ? `:where([data-console]) ${one}` : one))
      .join(","),
    body,
  }));
  if (!own.some(({ selector }) => selector.startsWith(":where([data-console]) a")))
    throw new Error("antd styles links in a way that ui/shared/styles does not know.");
  return own;
};

/** Puts antd's styles in each look into stylesheets. */
export const assemble = (all: readonly Extracted[]): Record<SheetName, string> => {
  const [first] = all;
  const ruleTexts = ({ rules }: Extracted) => JSON.stringify(rules);
  if (all.some((one) => ruleTexts(one) !== ruleTexts(first!)))
    throw new Error("antd's rules aren't the same in every theme and density.");
  const hooks = styleHooks();
  const placed = new Set<string>();
  const shared = first!.rules.filter(({ file }) => file === "").map(({ css }) => css);
  const variables = variableRules(all);
  const head = [
    ...variables,
    darkByDevice(variables),
    ...withOwnLinks(rulesOf([...new Set(shared)].join(""))),
    ...overrideRules(all),
  ];
  const sheets = Object.fromEntries(
    sheetNames.map((sheet) => {
      const names = antdTierNames.filter((tier) => sheetOf[tier] === sheet);
      const files = styledBy(
        names.flatMap((tier) => antdTiers[tier]),
        hooks,
      );
      const own = first!.rules.filter(({ file }) => files.has(file) && !placed.has(file));
      for (const { file } of own) placed.add(file);
      // A variant's styles are after those of the component.
      const css = own.toSorted((one, other) => Number(one.isVariant) - Number(other.isVariant));
      return [sheet, (sheet === "shell" ? cssOf(head) : "") + css.map((rule) => rule.css).join("")];
    }),
  ) as Record<SheetName, string>;
  const forgotten = hooks.find(({ file }) => !placed.has(file));
  if (forgotten) throw new Error(`No stylesheet has the styles of antd/es/${forgotten.file}.`);
  return sheets;
};

let made: StaticStyles | undefined;

/** Makes antd's styles in every theme and density with its own functions. */
export const staticStyles = (): StaticStyles => {
  if (made) return made;
  const output = execFileSync(process.execPath, [join(import.meta.dirname, "extract.ts")], {
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  const all = JSON.parse(output) as Extracted[];
  made = { sheets: assemble(all), tokens: all.map(({ look, tokens }) => ({ look, tokens })) };
  return made;
};
