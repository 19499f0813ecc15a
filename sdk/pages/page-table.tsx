import type {
  ApiKey,
  LocalizedText,
  SubAppAction,
  SubAppFigure,
  SubAppPermission,
  SubAppSearch,
  SubAppWork,
  SubAppWorkAction,
} from "@console-shell/contract";
import { permissionLabel } from "@console-shell/contract/words/permission-labels";
import { NoPermission } from "@console-shell/ui";
import { type ComponentType, useMemo } from "react";
import { matchRoutes, Route, Routes } from "react-router";
import { useLocale, usePermission } from "../host/hooks.ts";
import { useHost } from "../host/host-context.ts";
import { HomeButton } from "./home-button.tsx";
import { lazyPage } from "./lazy-page.tsx";
import { NotFound } from "./not-found.tsx";
import { PageContext } from "./page-context.ts";

interface PageEntry {
  /** Below the basename, with react-router's parameters: `/clients`, `/clients/:id`. */
  path: string;
  /** Without it, the operator sees which permission is missing, and the console offers no link to the page. */
  permission: SubAppPermission;
  /** Puts the page into the navigation and the palette; pages without one are reached from other pages. */
  title?: LocalizedText;
  /** The page that the sub-app opens with if the operator may open it; by default the first one permitted. */
  start?: true;
  /** The page's records, which the palette searches; their title is the page's unless given. */
  search?: Omit<SubAppSearch, "title" | "permission" | "call" | "actions"> & {
    call: Extract<ApiKey, `GET ${string}`>;
    title?: LocalizedText;
    actions?: (Omit<SubAppAction, "permission"> & { permission: SubAppPermission })[];
  };
  /** Key figures for Home, which lead to the page and need its permission unless they say otherwise. */
  figures?: readonly (Omit<SubAppFigure, "permission" | "call"> & {
    permission?: SubAppPermission;
    call: Extract<ApiKey, `GET ${string}`>;
  })[];
  /** The page's part of the console's handbook, below `operator/`: `operators`, `audit#sessions`. */
  help?: string;
  /** What the palette begins from anywhere: it opens the page and runs this entry of its own, `add` by default. */
  actions?: readonly (Pick<SubAppAction, "title"> & {
    permission: SubAppPermission;
    entry?: string;
  })[];
  /** The page's records that wait for somebody, for the console's work queue; likewise. */
  work?: Omit<SubAppWork, "title" | "permission" | "decide" | "call" | "actions"> & {
    call: Extract<ApiKey, `GET ${string}`>;
    title?: LocalizedText;
    decide?: SubAppPermission;
    actions?: (Omit<SubAppWorkAction, "permission" | "call"> & {
      permission: SubAppPermission;
      call: Exclude<ApiKey, `GET ${string}`>;
    })[];
  };
}

/**
 * One page of a sub-app: its row in `pages.ts`. `page` is part of the entry, `load` a chunk of its own that
 * is loaded when the page is first shown.
 */
export type PageRow = PageEntry &
  ({ page: ComponentType; load?: never } | { load: () => Promise<ComponentType>; page?: never });

const Guarded = ({
  path,
  permission,
  page: Page,
}: {
  path: string;
  permission: SubAppPermission;
  page: ComponentType;
}) => {
  const locale = useLocale();
  const { routes = [] } = useHost();
  const row = useMemo(() => ({ path, permission }), [path, permission]);
  if (usePermission(permission))
    return (
      <PageContext value={row}>
        <Page />
      </PageContext>
    );
  return (
    <NoPermission
      permission={permission}
      label={permissionLabel(permission, locale, routes)}
      actions={<HomeButton />}
    />
  );
};

/** The pages of a sub-app's table. */
export interface Pages {
  /** Shows the page of the address. */
  Shown: ComponentType;
  /** The path of the page that the sub-app opens with; undefined if no page has a title. */
  startFor: (operator: { permissions: readonly string[] }) => string | undefined;
  /** Begins to load the page at a path, which then shows itself, or why it didn't load. */
  preload: (path: string, timeout?: number) => void;
}

/** Creates the pages of a table. */
export const createPages = (rows: readonly PageRow[]): Pages => {
  const routes = rows.map(({ path, permission, page, load }) => {
    const lazy = load && lazyPage(path, load);
    return { path, permission, page: page ?? lazy!, preload: lazy?.preload };
  });
  const titled = rows.filter(({ title }) => title);
  const starts = [...titled.filter(({ start }) => start), ...titled];
  return {
    Shown: () => (
      <Routes>
        {routes.map(({ path, permission, page }) => (
          <Route
            key={path}
            path={path}
            element={<Guarded path={path} permission={permission} page={page} />}
          />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    ),
    startFor: ({ permissions }) =>
      (starts.find(({ permission }) => permissions.includes(permission)) ?? starts[0])?.path,
    preload(path, timeout) {
      const [match] = matchRoutes(routes, path) ?? [];
      match?.route.preload?.(timeout).catch(() => undefined);
    },
  };
};
