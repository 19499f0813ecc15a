import type { Locale, SubAppRegistration } from "@console-shell/contract";
import { openPermission } from "@console-shell/contract/sub-app";
import type { ReturnAddresses } from "../sub-app/return-addresses.ts";

export interface NavigationPage {
  /** Address in the console. */
  to: string;
  title: string;
}

export interface NavigationApp extends NavigationPage {
  name: string;
  /** Where a link from elsewhere leads: `to`, or where the operator was in a sub-app that is kept alive. */
  link: string;
  pages: NavigationPage[];
}

/** The sub-apps that may be opened, each with the pages that may be seen. */
export const navigationItems = (
  subApps: readonly SubAppRegistration[],
  permissions: ReadonlySet<string>,
  locale: Locale,
  returns: Pick<ReturnAddresses, "of">,
): NavigationApp[] =>
  subApps
    .filter((subApp) => permissions.has(openPermission(subApp)))
    .map(({ name, title, pages }) => ({
      name,
      to: `/${name}`,
      link: returns.of(name) ?? `/${name}`,
      title: title[locale],
      pages: pages
        .filter(({ permission }) => permissions.has(permission))
        .map((page) => ({
          to: `/${name}${page.path === "/" ? "" : page.path}`,
          title: page.title[locale],
        })),
    }));
