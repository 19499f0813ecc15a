import type { Plugin } from "vite";

const nonceOfCaller = /if \(csp\?\.nonce\) \{\s*styleNode\.nonce = csp\??\.nonce;\s*\}/;

/**
 * Sets the page's nonce on every style element antd creates. antd passes it to its components, but not where
 * it locks scrolling behind a dialog or measures a scrollbar: there the content security policy would block
 * the style, and the page would scroll under the dialog.
 */
export const withPageNonce = (code: string): string => {
  if (!nonceOfCaller.test(code))
    throw new Error("antd makes its styles in a way that ui/shared/style-nonce.ts does not know.");
  return code.replace(
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
