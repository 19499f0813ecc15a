import type { NearPage } from "@console-shell/contract";
import type { Console } from "../create-console.ts";
import { nearMatches } from "../results/near-matches.ts";

/** Permitted pages of a sub-app that resemble an address, best first. */
export const nearPages = (
  { config, state, preferences }: Pick<Console, "config" | "state" | "preferences">,
  name: string,
  pathname: string,
): NearPage[] => {
  const base = `/${name}`;
  const permissions = state.get().permissions?.permissions ?? [];
  const pages = config.subApps.find((subApp) => subApp.name === name)?.pages ?? [];
  const seen = pages.filter(({ permission }) => permissions.includes(permission));
  // Compared without the sub-app's own segment, which they have in common.
  const near = nearMatches(
    pathname.slice(base.length),
    seen.map(({ path }) => path),
  );
  return near.flatMap((path) => {
    const page = seen.find((one) => one.path === path);
    return page ? [{ address: base + path, title: page.title[preferences.locale.get()] }] : [];
  });
};
