import type { Rule } from "@console-shell/ui/shared";

const namesIn = (css: string): string[] =>
  [...css.matchAll(/var\((--[\w-]+)/g)].map(([, it]) => it!);

/** Splits a rule body into declarations; semicolons in parentheses don't count. */
const declarations = (body: string): string[] => body.split(/;(?![^(]*\))/).filter(Boolean);

const isVariable = (declaration: string): boolean => declaration.startsWith("--");

/** Whether a rule only defines variables. */
const definesVariables = ({ selector, body }: Rule): boolean =>
  !selector.startsWith("@") && declarations(body).every(isVariable);

/** Removes variables that neither these rules nor the other CSS uses, directly or indirectly. */
export const usedVariables = (rules: readonly Rule[], otherCss: string): Rule[] => {
  const definitions = rules.filter(definesVariables).flatMap(({ body }) => declarations(body));
  const rest = rules.filter((rule) => !definesVariables(rule));
  const used = new Set([...namesIn(otherCss), ...rest.flatMap(({ body }) => namesIn(body))]);
  // The set grows during iteration.
  for (const name of used)
    for (const definition of definitions)
      if (definition.startsWith(`${name}:`)) for (const one of namesIn(definition)) used.add(one);
  return rules.flatMap((rule) => {
    if (!definesVariables(rule)) return [rule];
    const kept = declarations(rule.body).filter((it) => used.has(it.slice(0, it.indexOf(":"))));
    return kept.length > 0 ? [{ ...rule, body: kept.join(";") }] : [];
  });
};
