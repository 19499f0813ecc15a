import type { Locale, ThemeChoice } from "./locale.ts";

/** What decides, of an address alone, whether a page looks as it was prerendered. */
export interface PrerenderedAddress {
  /** With a query it shows something else. */
  withoutQuery?: true;
  /** The value of the fragment that it needs (`token`), or with which it shows something else (`!confirm`). */
  fragment?: string;
}

/** The pages that are rendered when the shell is built: what anybody may see, as it is at first. */
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

/** A page as the shell's build leaves it for the server. */
export interface PrerenderedPage {
  title: string;
  /** What of antd's styles this markup needs, until the whole stylesheet is there. */
  styles: string;
  /** The styles of the shell's own parts, which stay. */
  ownStyles: string;
  /** What is in `#root`. */
  markup: string;
  /** The environment's badge as it stands in the markup, with `{environment}` and `{release}` in it. */
  badge: string;
  /** What the badge calls the environments that it knows. */
  environments: Record<string, string>;
  /** The markup that says that the server cannot be reached. */
  offline: string;
  /** The markup that says that the page's scripts do not come. */
  failed: string;
  /** Runs behind the markup and keeps what is done before the shell is there. */
  script: string;
  /** A function that runs modules, given their URLs. */
  loadScripts: string;
  /** URLs of the modules that the page's own code is in, and of the stylesheets in `ownStyles`. */
  modules: string[];
  stylesheets: string[];
}

/** Where the preferences are beside the browser's storage, so that the server can render in them. */
export const preferenceCookies = {
  locale: "console-locale",
  theme: "console-theme",
  navigation: "console-navigation",
} as const;
