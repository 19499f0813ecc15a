/** Names that CSS uses and that have to be defined somewhere: animations, variables and layers. */
export interface NamesUsed {
  animations: Set<string>;
  /** Those without a fallback. */
  variables: Set<string>;
  layers: Set<string>;
}

/** The words of `animation` that aren't names. */
const words = new Set(
  "none infinite linear ease ease-in ease-out ease-in-out step-start step-end normal reverse alternate alternate-reverse forwards backwards both running paused initial inherit unset revert revert-layer".split(
    " ",
  ),
);

const matches = (css: string, pattern: RegExp): string[] =>
  [...css.matchAll(pattern)].map(([, text = ""]) => text);

/** The names that a text of CSS uses. */
export const namesUsed = (css: string): NamesUsed => ({
  animations: new Set(
    matches(css, /\banimation(?:-name)?:([^;}]+)/g)
      .flatMap((value) => value.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, "()").split(/[\s,]+/))
      .filter((word) => /^-?[_a-z][\w-]*$/i.test(word) && !words.has(word)),
  ),
  variables: new Set(matches(css, /var\(\s*(--[\w-]+)\s*\)/g)),
  layers: new Set(matches(css, /@layer ([^;{]+)\{/g).map((name) => name.trim())),
});

/** The names that a text of CSS defines. */
export const namesDefined = (css: string): NamesUsed => ({
  animations: new Set(matches(css, /@(?:-webkit-)?keyframes ([\w-]+)/g)),
  variables: new Set([
    ...matches(css, /(--[\w-]+)\s*:/g),
    ...matches(css, /@property (--[\w-]+)/g),
  ]),
  layers: new Set(
    matches(css, /@layer ([^;{]+);/g).flatMap((names) =>
      names.split(",").map((name) => name.trim()),
    ),
  ),
});
