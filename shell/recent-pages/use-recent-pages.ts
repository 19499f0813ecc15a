import { useQuery } from "@tanstack/react-query";
import { useNavigationApps } from "../layout/use-navigation-apps.ts";
import { useAccount } from "../state/use-global-state.ts";
import { useConsole } from "../state/console-context.ts";

export const recentPagesCall = "GET /cc-api/operator/recents";

/** A recently visited page that the operator may still open. */
interface RecentPage {
  path: string;
  /** In the current language for a sub-app's own page, otherwise as it was when visited. */
  title: string;
  /** The sub-app's name. */
  name: string;
  /** The sub-app's title. */
  app: string;
}

/** The operator's recent pages, newest first. */
export const useRecentPages = (): RecentPage[] => {
  const { request } = useConsole();
  const apps = useNavigationApps();
  const isViewing = useAccount().viewer !== undefined;
  const { data } = useQuery({
    queryKey: [recentPagesCall],
    queryFn: ({ signal }) => request(recentPagesCall, undefined, { signal }),
    // They are the other operator's.
    enabled: !isViewing,
  });
  return (data?.items ?? []).flatMap(({ path, title }) => {
    const app = apps.find(({ to }) => path === to || path.startsWith(`${to}/`));
    if (!app) return [];
    const page = app.pages.find(({ to }) => to === path);
    return [{ path, title: page?.title ?? title, name: app.name, app: app.title }];
  });
};
