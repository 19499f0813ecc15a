import type { Plugin } from "vite";

const nonceOfCaller = /if \(csp\?\.nonce\) \{\s*styleNode\.nonce = csp\??\.nonce;\s*\}/;

/**
 * The attributes by which antd finds its own style elements. Under their usual names, a sub-app that brings
 * another antd along would take the console's elements for its own, and write into them.
 */
const marks = [
  ["'data-rc-order'", "'data-console-order'"],
  ["'data-rc-priority'", "'data-console-priority'"],
  ["'rc-util-key'", "'data-console-key'"],
] as const;

/**
 * Sets the page's nonce on every style element antd creates, and marks it as the console's. antd passes the
 * nonce to its components, but not where it locks scrolling behind a dialog or measures a scrollbar: there
 * the content security policy would block the style, and the page would scroll under the dialog.
 */
export const withPageNonce = (code: string): string => {
  const plain = code.replaceAll("`rc-util-key`", "'rc-util-key'");
  if (!nonceOfCaller.test(code) || marks.some(([name]) => !plain.includes(name)))
    throw new Error("antd makes its styles in a way that ui/shared/style-nonce.ts does not know.");
  return marks
    .reduce((text, [name, own]) => text.replaceAll(name, own), plain)
    .replace(
      nonceOfCaller,
      `const pageNonce = csp?.nonce ?? document.querySelector("script[nonce]")?.nonce;
  if (pageNonce) styleNode.nonce = pageNonce;`,
    );
};

/** Applies it to the two files in which antd and its icons create styles. */
export const styleNonce = (): Plugin => ({
  name: "console:style-nonce",
  transform: {
    filter: {
      id: /[\\/](?:@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS|@ant-design[\\/]icons[\\/]es[\\/]cssUtils)\.js$/,
    },
    handler: (code) => ({ code: withPageNonce(code), map: null }),
  },
});
