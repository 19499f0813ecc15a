import type { Locale, SubAppRegistration } from "@console-shell/contract";
import type { SubAppGroup } from "@console-shell/contract/words/sub-app-groups";
import { openPermission } from "@console-shell/contract/host/registration";
import type { ReturnAddresses } from "../sub-app/return-addresses.ts";

export interface NavigationPage {
  /** Path in the console. */
  to: string;
  title: string;
}

export interface NavigationApp extends NavigationPage {
  name: string;
  /** Target of links from elsewhere: `to`, or the last page visited in a kept-alive sub-app. */
  link: string;
  summary: string | undefined;
  group: SubAppGroup;
  pages: NavigationPage[];
}

/** The sub-apps the operator may open, each with its permitted pages. */
export const navigationItems = (
  subApps: readonly SubAppRegistration[],
  permissions: ReadonlySet<string>,
  locale: Locale,
  returns: Pick<ReturnAddresses, "of">,
): NavigationApp[] =>
  subApps
    .filter((subApp) => permissions.has(openPermission(subApp)))
    .map(({ name, title, summary, group = "more", pages }) => ({
      name,
      to: `/${name}`,
      link: returns.of(name) ?? `/${name}`,
      title: title[locale],
      summary: summary?.[locale],
      group,
      pages: pages
        .filter(({ permission }) => permissions.has(permission))
        .map((page) => ({
          to: `/${name}${page.path === "/" ? "" : page.path}`,
          title: page.title[locale],
        })),
    }));
