/** Visits every rule, inner rules after the rule that holds them. */
export const walkRules = (rules: CSSRuleList, visit: (rule: CSSRule) => void): void => {
  for (const rule of rules) {
    visit(rule);
    if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) walkRules(rule.cssRules, visit);
  }
};
