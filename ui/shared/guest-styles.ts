import type { Plugin } from "vite";

const shadowOfIcon = "const shadowRoot = getShadowRoot(ele);";

/**
 * Puts the style of icons into a guest's own element: antd's style provider doesn't reach it, and the
 * head is the host's.
 */
export const withIconsInGuest = (code: string): string => {
  if (!code.includes(shadowOfIcon))
    throw new Error(
      "antd's icons make their style in a way that ui/shared/guest-styles.ts does not know.",
    );
  return code.replace(
    shadowOfIcon,
    `const shadowRoot = getShadowRoot(ele) ?? ele?.closest('[data-console="guest"]');`,
  );
};

const anyLink = "genLinkStyle = token => ({\n  a: {";

/** Keeps antd's style for every link of the page within the console, which may be a guest of the page. */
export const withOwnLinks = (code: string): string => {
  if (!code.includes(anyLink))
    throw new Error("antd styles links in a way that ui/shared/guest-styles.ts does not know.");
  return code.replace(anyLink, 'genLinkStyle = token => ({\n  ":where([data-console]) a": {');
};

const containers = "containerCache = new Map()";

/** Lets go of the elements that had styles: a guest's are others with each mount. */
export const withoutContainers = (code: string): string => {
  if (!code.includes(containers))
    throw new Error(
      "antd remembers elements in a way that ui/shared/guest-styles.ts does not know.",
    );
  // Nothing but antd's own tests clears it.
  return code.replace(containers, "containerCache = new WeakMap()");
};

const changes: Record<string, (code: string) => string> = {
  renderUtils: withIconsInGuest,
  index: withOwnLinks,
  dynamicCSS: withoutContainers,
  cssUtils: withoutContainers,
};

/** Keeps the styles of a console that is a guest out of its host's page. */
export const guestStyles = (): Plugin => ({
  name: "console:guest-styles",
  transform: {
    filter: {
      id: /[\\/](?:@ant-design[\\/]icons[\\/]es[\\/](?:renderUtils|cssUtils)|antd[\\/]es[\\/]style[\\/]index|@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS)\.js$/,
    },
    handler: (code, id) => ({
      code: changes[/(\w+)\.js$/.exec(id)?.[1] ?? ""]?.(code) ?? code,
      map: null,
    }),
  },
});
