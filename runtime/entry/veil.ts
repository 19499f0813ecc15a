/** Chromium checks these attributes against the policy even in inert content, so none may be parsed. */
const forbidden = /([\s"'/])(style|on\w+)(?=\s*=)/gi;

/** The prefix that keeps an attribute from taking effect until it is removed. */
export const veil = "data-veiled-by-the-runtime-";

/** The HTML with `style` and event attributes prefixed, also where text only looks like one. */
export const veiled = (html: string): string => html.replace(forbidden, `$1${veil}$2`);

/** Removes the prefixes again. */
export const unveil = (text: string): string => text.replaceAll(veil, "");
