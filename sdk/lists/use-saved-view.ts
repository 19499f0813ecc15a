import type { SubAppPermission } from "@console-shell/contract";
import type { ListView } from "@console-shell/contract/calls/list-view";
import { use } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useApiQuery } from "../data/use-api-query.ts";
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

/** The saved view that the address names, as `view`. */
export interface SavedView {
  list: string;
  permission: SubAppPermission | null;
  /** Undefined if the address names none. */
  id: string | undefined;
  /** Undefined until it's known, and if the operator can't see it. */
  view: ListView | undefined;
  isLoading: boolean;
  failed: boolean;
  refetch: () => void;
}

/** Reads the saved view that the address names. */
export const useSavedView = (): SavedView => {
  const place = useListPlace();
  const [parameters] = useSearchParams();
  const named = parameters.get("view") ?? "";
  // A page may have a parameter of that name itself.
  const isNamed = id.test(named);
  const { data, error, refetch } = useApiQuery(
    "GET /cc-api/list-view/list",
    { query: { list: place.list } },
    { enabled: isNamed },
  );
  return {
    ...place,
    id: isNamed ? named : undefined,
    view: isNamed ? data?.items.find((view) => view.id === named) : undefined,
    isLoading: isNamed && !data && !error,
    failed: isNamed && error !== null,
    refetch,
  };
};
