import { antdTierNames, antdTiers, tierSpecifier } from "./antd-tiers.ts";

/** `production` for builds, `development` for dev servers. */
export type SharedMode = "production" | "development";

/** A module that the shell and all sub-apps load once, through the page's import map. */
export interface SharedModule {
  /** The specifier in imports. */
  specifier: string;
  /** The module it is built from; the specifier itself by default. */
  source?: string;
  /** The exported names; `every` reads them from the module at build time. */
  names: readonly string[] | "every";
  /** Shared modules loaded before it, which receive the common code. */
  after?: readonly string[];
  /** Both modes by default. */
  mode?: SharedMode;
}

const routerNames = [
  "Await",
  "BrowserRouter",
  "Form",
  "HashRouter",
  "Link",
  "MemoryRouter",
  "NavLink",
  "Navigate",
  "NavigationType",
  "Outlet",
  "Route",
  "Router",
  "Routes",
  "ScrollRestoration",
  "createBrowserRouter",
  "createHashRouter",
  "createMemoryRouter",
  "createPath",
  "createRoutesFromChildren",
  "createRoutesFromElements",
  "createSearchParams",
  "data",
  "generatePath",
  "href",
  "isRouteErrorResponse",
  "matchPath",
  "matchRoutes",
  "parsePath",
  "redirect",
  "redirectDocument",
  "renderMatches",
  "replace",
  "resolvePath",
  "useActionData",
  "useAsyncError",
  "useAsyncValue",
  "useBeforeUnload",
  "useBlocker",
  "useFetcher",
  "useFetchers",
  "useFormAction",
  "useHref",
  "useInRouterContext",
  "useLinkClickHandler",
  "useLoaderData",
  "useLocation",
  "useMatch",
  "useMatches",
  "useNavigate",
  "useNavigation",
  "useNavigationType",
  "useOutlet",
  "useOutletContext",
  "useParams",
  "useResolvedPath",
  "useRevalidator",
  "useRouteError",
  "useRouteLoaderData",
  "useRoutes",
  "useSearchParams",
  "useSubmit",
  "useViewTransitionState",
  "RouterProvider",
];

const queryNames = [
  "CancelledError",
  "InfiniteQueryObserver",
  "MutationCache",
  "MutationObserver",
  "QueriesObserver",
  "Query",
  "QueryCache",
  "QueryClient",
  "QueryClientContext",
  "QueryClientProvider",
  "QueryErrorResetBoundary",
  "QueryObserver",
  "focusManager",
  "hashKey",
  "infiniteQueryOptions",
  "isCancelledError",
  "keepPreviousData",
  "matchMutation",
  "matchQuery",
  "mutationOptions",
  "notifyManager",
  "onlineManager",
  "queryOptions",
  "replaceEqualDeep",
  "skipToken",
  "useInfiniteQuery",
  "useIsFetching",
  "useIsMutating",
  "useMutation",
  "useMutationState",
  "useQueries",
  "useQuery",
  "useQueryClient",
  "useQueryErrorResetBoundary",
  "useSuspenseQuery",
];

/** The stateful part of the icons (nonce, prefix); the icons themselves are bundled where they are used. */
export const iconBase = "@ant-design/icons/base";
/** The same for two-tone icons, which compute colours. */
export const twoToneBase = "@ant-design/icons/two-tone";

/** What every page loads. Everything else comes after it, so it shares no file with anything. */
const first = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];
/**
 * What antd's tiers build on, in order: code used by two of them goes into the earlier one, not into a
 * separate file.
 */
const underTiers = [iconBase, "antd/locale/en_US"];

/** All shared modules. Other packages are bundled by their importers. */
export const sharedModules: readonly SharedModule[] = [
  ...first.map((specifier, index) => ({
    specifier,
    names: "every" as const,
    after: first.slice(0, index),
  })),
  { specifier: "react/jsx-dev-runtime", names: "every", after: first, mode: "development" },
  {
    specifier: "react-refresh",
    source: "console:react-refresh",
    names: ["*"],
    mode: "development",
  },
  { specifier: "react-router", names: routerNames, after: first },
  { specifier: "react-router/dom", names: ["RouterProvider"], after: [...first, "react-router"] },
  { specifier: "@tanstack/react-query", names: queryNames, after: first },
  { specifier: "react-intl", names: "every", after: first },
  { specifier: "dayjs", names: "every", after: first },
  { specifier: "dayjs/locale/zh-cn", names: ["default"], after: [...first, "dayjs"] },
  {
    specifier: iconBase,
    source: "console:icon-base",
    names: ["*"],
    after: first,
  },
  {
    specifier: "antd/locale/en_US",
    source: "antd/es/locale/en_US",
    names: ["default"],
    after: first,
  },
  {
    specifier: "antd/locale/zh_CN",
    source: "antd/es/locale/zh_CN",
    names: ["default"],
    after: [...first, "antd/locale/en_US"],
  },
  ...antdTierNames.map((tier, index) => ({
    specifier: tierSpecifier(tier),
    source: "antd",
    names: antdTiers[tier],
    after: [
      ...first,
      ...underTiers,
      ...antdTierNames.slice(0, Math.min(index, 3)).map(tierSpecifier),
      ...(tier === "date" || tier === "more" ? ["dayjs"] : []),
    ],
  })),
  {
    specifier: twoToneBase,
    source: "console:two-tone-base",
    names: ["*"],
    // The shell tier contains the code that parses colours.
    after: [...first, ...underTiers, tierSpecifier("shell")],
  },
];

const kit = "@console-shell/ui";

/**
 * Shared only by built sub-apps: the UI kit and the SDK. The shell bundles the parts of the kit that it
 * uses, and in development both come from source.
 */
export const kitModules: readonly SharedModule[] = [
  { specifier: kit, names: ["*"] },
  { specifier: "@console-shell/ui/charts", names: ["*"], after: [kit] },
  { specifier: "@console-shell/sdk", names: ["*"], after: [kit] },
];

/** The kit's packages. */
export const kitPackages: readonly string[] = [kit, "@console-shell/sdk"];

/** Packages that a page may have only one copy of. */
export const sharedPackages: readonly string[] = [
  "react",
  "react-dom",
  "react-router",
  "@tanstack/react-query",
  "react-intl",
  "dayjs",
  "antd",
  "@ant-design/icons",
];

/** The package of a specifier. */
export const packageOf = (specifier: string): string =>
  specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

const specifiers = new Set(sharedModules.map((module) => module.specifier));

/** Whether the import goes through the page's import map. */
export const isShared = (specifier: string): boolean => specifiers.has(specifier);

/** Whether a built sub-app's import of it goes through the page's import map. */
export const isOfKit = (specifier: string): boolean =>
  kitModules.some((module) => module.specifier === specifier);
