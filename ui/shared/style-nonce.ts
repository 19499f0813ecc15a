import type { Plugin } from "vite";

const nonceOfCaller = /if \(csp\?\.nonce\) \{\s*styleNode\.nonce = csp\??\.nonce;\s*\}/;

/**
 * Gives every style element of antd the page's nonce. antd passes it on for its components, but not
 * where it locks the page's scrolling behind a dialog or measures a scrollbar: there the content
 * policy would refuse the style, and the page would scroll under the dialog.
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

/** Applies it to the two files through which antd and its icons make styles. */
export const styleNonce = (): Plugin => ({
  name: "console:style-nonce",
  transform: {
    filter: {
      id: /[\\/](?:@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS|@ant-design[\\/]icons[\\/]es[\\/]cssUtils)\.js$/,
    },
    handler: (code) => ({ code: withPageNonce(code), map: null }),
  },
});
