/** What a sub-app's styles have named so far. */
interface Names {
  keyframes: Set<string>;
  /** Custom properties that an animation reads. */
  carriers: Set<string>;
}

const known = new Map<string, Names>();
const namesOf = (app: string): Names => {
  const names = known.get(app) ?? { keyframes: new Set(), carriers: new Set() };
  known.set(app, names);
  return names;
};

// What a function is given is no name, except the fallback of a var().
const word =
  /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|(?!var\()[\w-]+\([^()]*\)|(?:[\w-]|[^\0-\x7f]|\\[\s\S])+\(?/gi;
const noName =
  /^[\d-]|\)$|\($|^(?:linear|ease(-in)?(-out)?|step-\w+|infinite|normal|reverse|alternate(-reverse)?|none|forwards|backwards|both|running|paused|initial|inherit|unset|revert(-layer)?|auto|important)$/i;
const unquoted = (name: string) => name.replace(/^["']|["']$/g, "");

/** The prefix that makes a name the sub-app's own. */
export const prefixOf = (app: string): string => `${CSS.escape(app)}-`;

export const prefixed = (app: string, name: string): string =>
  name.replace(/^["']?/, (quote) => quote + prefixOf(app));

/** Notes the names in a text, before it or another is adapted. */
export const learnNames = (app: string, text: string): void => {
  const { keyframes, carriers } = namesOf(app);
  for (const [, name = ""] of text.matchAll(/@(?:-\w+-)?keyframes\s+("[^"]*"|'[^']*'|[^\s{]+)/gi))
    keyframes.add(unquoted(name));
  for (const [value] of text.matchAll(/animation(?:-name)?\s*:[^;}]*var\([^;}]*/gi))
    for (const [, name = ""] of value.matchAll(/var\(\s*(--[^\s,)]+)/gi)) carriers.add(name);
};

/**
 * Keyframes are global names: prefixes them where a declaration uses them. An animation can only mean
 * the sub-app's own, wherever they are declared; a custom property may hold anything, so there
 * only what is known to be keyframes counts.
 */
export const adaptDeclaration = (app: string, text: string): string => {
  const [start = "", property = ""] =
    /^\s*(?:-\w+-)?(animation(?:-name)?|--[^\s:]+)\s*:/i.exec(text) ?? [];
  const { keyframes, carriers } = namesOf(app);
  const carried = property.startsWith("--");
  if (!start || (carried && !carriers.has(property))) return text;
  const isName = (part: string) => (carried ? keyframes.has(unquoted(part)) : !noName.test(part));
  const value = text.slice(start.length);
  return start + value.replace(word, (part) => (isName(part) ? prefixed(app, part) : part));
};
