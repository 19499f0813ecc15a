/** Keyframes of sub-apps, and custom properties that their animations read. */
const learned = new Set<string>();
/** Sub-apps with a known name. */
const named = new Set<string>();
/** Sub-apps with a custom property that holds a name. */
const carriers = new Set<string>();
const keyOf = (app: string, name: string): string => `${app} ${name.replace(/["']/g, "")}`;

// Function arguments aren't names, except the fallback of a var().
const word =
  /(["'])(?:\\[^]|(?!\1)[^\\])*\1|(?!var\()[\w-]+\([^()]*\)|(?:[\w-]|[^\0-\x7f]|\\[^])+\(?/gi;
const noName =
  /^[\d-]|[()]$|^(?:linear|ease(-in)?(-out)?|step-\w+|infinite|normal|reverse|alternate(-reverse)?|none|(for|back)wards|both|running|paused|initial|inherit|unset|revert(-layer)?|auto|important)$/i;

/** Adds the sub-app's prefix to a name. */
export const prefixed = (app: string, name: string): string =>
  name.replace(/^["']?/, (quote) => `${quote}${CSS.escape(app)}-`);

/** Records the names in a text, before any text is adapted. */
export const learnNames = (app: string, text: string): void => {
  const learn = (from: string, pattern: RegExp) => {
    for (const [, name = ""] of from.matchAll(pattern)) {
      learned.add(keyOf(app, name));
      named.add(app);
      if (/^["']?--/.test(name)) carriers.add(app);
    }
  };
  learn(text, /keyframes\s+("[^"]*"|'[^']*'|[^\s{]+)/gi);
  for (const [value] of text.matchAll(/animation(?:-name)?\s*:[^;}]*var\([^;}]*/gi))
    learn(value, /var\(\s*(--[^\s,)]+)/gi);
};

/** Whether a declaration in this text may use a name: most sheets have no animations. */
export const mayAnimate = (app: string, text: string): boolean =>
  named.has(app) || /animation/i.test(text);

/** Whether a custom property of this sub-app may hold a name. */
export const mayCarry = (app: string): boolean => carriers.has(app);

/**
 * Keyframe names are global: prefixes them where a declaration uses them. An animation can only
 * mean the sub-app's own keyframes, wherever they are declared; a custom property may hold
 * anything, so only known keyframe names count there.
 */
export const adaptDeclaration = (app: string, text: string): string => {
  if (!/animation|--/i.test(text)) return text;
  const [start, property = ""] =
    /^\s*(?:-\w+-)?(animation(?:-name)?|--[^\s:]+)\s*:/i.exec(text) ?? [];
  const knows = (name: string) => learned.has(keyOf(app, name));
  const carries = property.startsWith("--");
  if (!start || (carries && !knows(property))) return text;
  const adapt = (part: string) =>
    (carries ? knows(part) : !noName.test(part)) ? prefixed(app, part) : part;
  return start + text.slice(start.length).replace(word, adapt);
};
