import type { Locale, ThemeChoice } from "./locale.ts";

/** Decides from the address whether a page still looks as it was prerendered. */
export interface PrerenderedAddress {
  /** With a query it shows something else. */
  withoutQuery?: true;
  /** The value of the fragment that it needs (`token`), or with which it shows something else (`!confirm`). */
  fragment?: string;
}

/** The pages rendered when the shell is built: public pages in their initial state. */
export const prerenderedPages: Record<string, PrerenderedAddress> = {
  "/user/login": {},
  "/user/register": { fragment: "!confirm" },
  "/user/forget-password": {},
  "/user/reset-password": { withoutQuery: true },
  "/user/error": { withoutQuery: true },
  "/user/setup": { fragment: "token" },
  "/user/set-password": { fragment: "token" },
  "/cam/login": {},
};

/** The file of a page in one language and theme, below the shell's build. */
export const prerenderedFile = (path: string, locale: Locale, theme: ThemeChoice): string =>
  `prerendered/${path.slice(1).replaceAll("/", "-")}.${locale}.${theme}.json`;

/** A prerendered page, as the shell's build writes it for the server. */
export interface PrerenderedPage {
  title: string;
  /** The antd styles this markup needs, until the whole stylesheet has loaded. */
  styles: string;
  /** The styles of the shell's own parts, which stay. */
  ownStyles: string;
  /** Content of `#root`. */
  markup: string;
  /** Markup of the environment's badge, with the placeholders `{environment}` and `{release}`. */
  badge: string;
  /** The badge's label for each known environment. */
  environments: Record<string, string>;
  /** The markup of two messages: that the device is offline, and that the server can't be reached. */
  offline: string;
  /** Markup shown if the page's scripts fail to load. */
  failed: string;
  /** Runs after the markup and captures user input until the shell has loaded. */
  script: string;
  /** A function that runs modules, given their URLs. */
  loadScripts: string;
  /** URLs of the modules of the page's own code, and of the stylesheets in `ownStyles`. */
  modules: string[];
  stylesheets: string[];
}

/** Cookies that mirror the stored preferences, so the server can render with them. */
export const preferenceCookies = {
  locale: "console-locale",
  theme: "console-theme",
  navigation: "console-navigation",
} as const;
