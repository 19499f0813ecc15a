import type { SubAppPermission } from "@console-shell/contract";
import type { ListView } from "@console-shell/contract/calls/list-view";
import { use } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useApiQuery } from "../data/use-api-query.ts";
import { useAccount } from "../host/hooks.ts";
import { useHost } from "../host/host-context.ts";
import { PageContext } from "../pages/page-context.ts";

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The page whose lists' views are saved together, with the permission that it needs. */
const useListPlace = (): { list: string; permission: SubAppPermission | null } => {
  const { name } = useHost();
  const { pathname } = useLocation();
  const { path, permission } = use(PageContext) ?? { path: pathname, permission: null };
  return { list: `/${name}${path === "/" ? "" : path}`, permission };
};

/* Parameters of a page around its list: a form to open, a tab, a time range. */
const ofPages = ["do", "tab", "range", "compare"];

/** Whether an address says nothing about the list, so that the default view counts. */
export const isSilent = (parameters: URLSearchParams): boolean =>
  [...parameters.keys()].every((key) => ofPages.includes(key));

/** The saved view that the address names as `view`; if it says nothing about the list, the operator's default. */
export interface SavedView {
  list: string;
  permission: SubAppPermission | null;
  /** Undefined if there is none. */
  id: string | undefined;
  /** The operator's default view of this list. */
  defaultId: string | undefined;
  /** Undefined until it's known, and if the operator can't see it. */
  view: ListView | undefined;
  isLoading: boolean;
  failed: boolean;
  refetch: () => void;
}

/** Reads the saved view that the address names, or the default one. */
export const useSavedView = (): SavedView => {
  const place = useListPlace();
  const { defaultViews = {} } = useAccount();
  const defaultId = defaultViews[place.list];
  const [parameters] = useSearchParams();
  const isDefault = defaultId !== undefined && isSilent(parameters);
  const named = isDefault ? defaultId : (parameters.get("view") ?? "");
  // A page may have a parameter of that name itself.
  const isNamed = id.test(named);
  const { data, error, refetch } = useApiQuery(
    "GET /cc-api/list-view/list",
    { query: { list: place.list } },
    { enabled: isNamed },
  );
  const view = isNamed ? data?.items.find((one) => one.id === named) : undefined;
  // A default that was deleted is none any more.
  const isMissing = isDefault && data !== undefined && !view;
  return {
    ...place,
    id: isNamed && !isMissing ? named : undefined,
    defaultId,
    view,
    isLoading: isNamed && !data && !error,
    failed: isNamed && error !== null,
    refetch,
  };
};
