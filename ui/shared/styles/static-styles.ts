import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Look } from "../../theme/antd-theme.ts";
import { antdTierNames, antdTiers, type AntdTier } from "../antd-tiers.ts";
import type { Extracted } from "./extract.ts";
import { styledBy, styleHooks } from "./hooks.ts";
import { namesUsed, type NamesUsed } from "./names-used.ts";
import { cssOf, rulesOf, stillPseudoElements, type Rule } from "./rules.ts";

/** The stylesheets: the first two, which nearly every page loads, and those that build on them. */
export const sheetNames = ["shell", "pages", "grid", "more", "rest"] as const;
export type SheetName = (typeof sheetNames)[number];
const commonSheets: readonly SheetName[] = ["shell", "pages"];

/** The sheets that a page with this one has: the sign-in page has only the first, others both common ones. */
export const loadedWith = (sheet: SheetName): readonly SheetName[] =>
  sheet === "shell" ? [sheet] : [...new Set([...commonSheets, sheet])];

/** The stylesheet that an antd tier needs in addition to the common ones. */
export const sheetOf: Record<AntdTier, SheetName> = {
  shell: "shell",
  frame: "shell",
  // Nearly every page needs these three.
  core: "pages",
  data: "pages",
  date: "pages",
  few: "pages",
  grid: "grid",
  more: "more",
  rest: "rest",
};

/** Token values that antd's code computes with, in one look. */
export interface LookTokens {
  look: Look;
  tokens: Record<string, unknown>;
}

/** antd's styles, generated once. */
export interface StaticStyles {
  sheets: Record<SheetName, string>;
  tokens: LookTokens[];
}

const chosenDark = '[data-chosen-theme="dark"]';

const onScreen = "@media screen";
const onDarkScreen = `${onScreen} and (prefers-color-scheme:dark)`;

/** The rules with the dark theme's for screens only, because paper is light, and once more for the "system" choice. */
export const darkOnScreen = (rules: readonly Rule[]): Rule[] => {
  const dark = rules.filter(({ selector }) => selector.includes(chosenDark));
  const byDevice = dark.map(({ selector, body }) => ({
    selector: selector.replace(chosenDark, ":not([data-chosen-theme])"),
    body,
  }));
  return [
    ...rules.filter((rule) => !dark.includes(rule)),
    { selector: onScreen, body: cssOf(dark) },
    { selector: onDarkScreen, body: cssOf(byDevice) },
  ];
};

/** What `darkOnScreen` was called with. */
export const withoutDarkOnScreen = (rules: readonly Rule[]): Rule[] =>
  rules.flatMap((rule) => {
    if (rule.selector === onDarkScreen) return [];
    return rule.selector === onScreen ? rulesOf(rule.body) : [rule];
  });

const selectorOf = ({ theme, density }: Look): string =>
  `[data-console]${theme === "dark" ? chosenDark : ""}${density === "compact" ? '[data-density="compact"]' : ""}`;

const variableOf = (className: string, name: string): string =>
  `--${className}-${name.slice("--console-".length)}`;

/** A look's variables; a component's override of a shared variable gets a name of its own. */
const variablesOf = ({ variables, overrides }: Extracted, all: readonly Extracted[]) => {
  const result = { ...variables };
  for (const { overrides: others } of all)
    for (const [className, names] of Object.entries(others))
      for (const name of Object.keys(names))
        result[variableOf(className, name)] = overrides[className]?.[name] ?? variables[name]!;
  return result;
};

type Variables = Record<string, string>;

/**
 * A component variable that equals a page variable in every look refers to it, so only the page variable
 * differs between looks.
 */
const withReferences = (looks: readonly Variables[], files: Extracted["variableFiles"]) => {
  const valuesOf = (name: string) => looks.map((variables) => variables[name]!);
  const pageOwn = new Map<string, string>();
  for (const name of Object.keys(looks[0]!)) {
    const key = valuesOf(name).join("\n");
    if (!(name in files) && !pageOwn.has(key)) pageOwn.set(key, name);
  }
  const referredBy = (name: string) => {
    const values = valuesOf(name);
    return name in files && new Set(values).size > 1 ? pageOwn.get(values.join("\n")) : undefined;
  };
  return looks.map((variables) =>
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => {
        const other = referredBy(name);
        return [name, other ? `var(${other})` : value];
      }),
    ),
  );
};

/** Each look's variables that differ from the other matching looks; the dark ones also for a dark device. */
const variableRules = (all: readonly Extracted[], isWanted: (name: string) => boolean): Rule[] => {
  const looks = withReferences(
    all.map((one) => variablesOf(one, all)),
    all[0]!.variableFiles,
  );
  const [base, ...others] = all.map(({ look }, index) => ({
    selector: selectorOf(look),
    variables: Object.fromEntries(Object.entries(looks[index]!).filter(([name]) => isWanted(name))),
  }));
  const known = [base!];
  for (const { selector, variables } of others) {
    const before = Object.assign(
      {},
      ...known.filter((one) => isWithin(selector, one.selector)).map((one) => one.variables),
    ) as Variables;
    known.push({
      selector,
      variables: Object.fromEntries(
        Object.entries(variables).filter(([name, value]) => before[name] !== value),
      ),
    });
  }
  const differing = known.filter(({ variables }) => Object.keys(variables).length > 0);
  const rules = differing.map(({ selector, variables }) => ({
    selector,
    body: Object.entries(variables)
      .map(([name, value]) => `${name}:${value}`)
      .join(";"),
  }));
  return darkOnScreen(rules);
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

/** Limits antd's global link style to the console, which may be a guest in the page. */
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

const hasColumns = ({ css }: { css: string }): boolean => css.includes(".console-col-24{");

/** The column rules that every form needs: those of a column without a number. */
const withoutNumbers = (rules: Extracted["rules"]): string => {
  const plain = rules
    .filter(hasColumns)
    .flatMap(({ css }) => rulesOf(css).filter(({ selector }) => selector === ".console-col"));
  if (plain.length === 0) throw new Error("antd styles columns in a way that is not known here.");
  return cssOf(plain);
};

/**
 * Which sheets a rule goes into: a common one if possible, else every sheet that needs it, because each may
 * load without the others.
 */
const placed = (needing: readonly SheetName[]): readonly SheetName[] => {
  const common = needing.find((sheet) => commonSheets.includes(sheet));
  return common ? [common] : needing;
};

/** Splits antd's styles in all looks into stylesheets. */
const assemble = (all: readonly Extracted[]): Record<SheetName, string> => {
  const [first] = all;
  const hooks = styleHooks();
  const shared = first!.rules.filter(({ file }) => file === "").map(({ css }) => css);
  const head = [...withOwnLinks(rulesOf([...new Set(shared)].join(""))), ...overrideRules(all)];
  const filesOf = Object.fromEntries(
    sheetNames.map((sheet) => {
      const tiers = antdTierNames.filter((tier) => sheetOf[tier] === sheet);
      return [
        sheet,
        styledBy(
          tiers.flatMap((tier) => antdTiers[tier]),
          hooks,
        ),
      ];
    }),
  ) as Record<SheetName, Set<string>>;
  const sheetsOfFile = new Map(
    hooks.map(({ file }) => [file, placed(sheetNames.filter((sheet) => filesOf[sheet].has(file)))]),
  );
  const forgotten = hooks.find(({ file }) => sheetsOfFile.get(file)!.length === 0);
  if (forgotten) throw new Error(`No stylesheet has the styles of antd/es/${forgotten.file}.`);
  const plainColumn = withoutNumbers(first!.rules);
  const rules = Object.fromEntries(
    sheetNames.map((sheet) => {
      const own = first!.rules.flatMap((rule) => {
        const isHere = sheetsOfFile.get(rule.file)?.includes(sheet);
        if (!hasColumns(rule)) return isHere ? [rule] : [];
        if (sheet === sheetOf.grid) return [rule];
        return isHere ? [{ ...rule, css: plainColumn }] : [];
      });
      // A variant's styles come after those of the component.
      const css = own
        .toSorted((one, other) => Number(one.isVariant) - Number(other.isVariant))
        .map((rule) => rule.css)
        .join("");
      const still = cssOf([stillPseudoElements(rulesOf(css))]);
      return [sheet, (sheet === "shell" ? cssOf(head) : "") + css + still];
    }),
  ) as Record<SheetName, string>;
  const used = Object.fromEntries(
    sheetNames.map((sheet) => [sheet, namesUsed(rules[sheet])]),
  ) as Record<SheetName, NamesUsed>;
  const needsVariable = (sheet: SheetName, name: string): boolean => {
    const file = first!.variableFiles[name];
    // Global rules go into the shell's sheet.
    if (file === undefined) return sheet === "shell";
    return used[sheet].variables.has(name) || sheetsOfFile.get(file)!.includes(sheet);
  };
  return Object.fromEntries(
    sheetNames.map((sheet) => {
      const isHere = (name: string) =>
        placed(sheetNames.filter((one) => needsVariable(one, name))).includes(sheet);
      const animations = Object.entries(first!.animations).filter(([name]) =>
        placed(sheetNames.filter((one) => used[one].animations.has(name))).includes(sheet),
      );
      const keyframes = animations.map(([, css]) => css).join("");
      return [sheet, cssOf(variableRules(all, isHere)) + rules[sheet] + keyframes];
    }),
  ) as Record<SheetName, string>;
};

const make = async (): Promise<StaticStyles> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, "extract.ts")],
    { env: { ...process.env, NODE_ENV: "production" }, maxBuffer: 100_000_000 },
  );
  const all = JSON.parse(stdout) as Extracted[];
  return { sheets: assemble(all), tokens: all.map(({ look, tokens }) => ({ look, tokens })) };
};

let made: Promise<StaticStyles> | undefined;

/** Generates antd's styles in every theme and density, using antd's own functions, once per process. */
export const staticStyles = (): Promise<StaticStyles> => (made ??= make());
