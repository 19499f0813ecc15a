/** A CSS rule: its prelude and its body. */
export interface Rule {
  selector: string;
  body: string;
}

/** The top-level rules of CSS as antd writes it: no comments, no nesting, no braces in strings. */
export const rulesOf = (css: string): Rule[] => {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let selector = "";
  for (const { index, 0: brace } of css.matchAll(/[{}]/g)) {
    if (brace === "{" && depth === 0) {
      selector = css.slice(start, index).trim();
      start = index + 1;
    }
    depth += brace === "{" ? 1 : -1;
    if (brace === "}" && depth === 0) {
      rules.push({ selector, body: css.slice(start, index) });
      start = index + 1;
    }
  }
  return rules;
};

export const cssOf = (rules: readonly Rule[]): string =>
  rules.map(({ selector, body }) => `${selector}{${body}}`).join("");

/** Stops the animations of pseudo-elements on devices with reduced motion; those of elements stop in the page's own rules. */
export const stillPseudoElements = (rules: readonly Rule[]): Rule => ({
  selector: "@media (prefers-reduced-motion:reduce)",
  body: cssOf(
    rules
      .filter(({ selector, body }) => /:(?:before|after)/.test(selector) && /animation/.test(body))
      .map(({ selector }) => ({ selector, body: "animation:none" })),
  ),
});
