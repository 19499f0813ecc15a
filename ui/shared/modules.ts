import { antdTierNames, antdTiers, tierSpecifier } from "./antd-tiers.ts";

/** `production` for what is built, `development` for what a dev server serves. */
export type SharedMode = "production" | "development";

/** One module that the shell and all sub-apps load once, through the page's import map. */
export interface SharedModule {
  /** What an import says. */
  specifier: string;
  /** What is built for it; the specifier itself by default. */
  source?: string;
  /** The names it offers; `every` asks the module itself at build time. */
  names: readonly string[] | "every";
  /** Shared modules that it is loaded after, so that common code falls into them. */
  after?: readonly string[];
  /** Missing means both. */
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

/** The part of the icons that holds state (nonce, prefix); the icons themselves are bundled where they are used. */
export const iconBase = "@ant-design/icons/base";
/** The same of those in two tones, which compute colours. */
export const twoToneBase = "@ant-design/icons/two-tone";

/** What every page loads. All else comes after it, so that it shares no file with anything. */
const first = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];
/** What antd's tiers build on, in turn: what two of them use falls into the earlier one, not into a file of its own. */
const underTiers = [iconBase, "antd/locale/en_US"];

/** The modules that are shared. A package outside this table is bundled by whoever imports it. */
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
    // That tier has the part that reads colours.
    after: [...first, ...underTiers, tierSpecifier("shell")],
  },
];

const kit = "@console-shell/ui";

/**
 * What built sub-apps share besides: the UI kit and the SDK. The shell bundles the part of the kit that it
 * uses, and in development both come from their source.
 */
export const kitModules: readonly SharedModule[] = [
  { specifier: kit, names: ["*"] },
  { specifier: "@console-shell/ui/charts", names: ["*"], after: [kit] },
  { specifier: "@console-shell/sdk", names: ["*"], after: [kit] },
];

/** The packages of the kit. */
export const kitPackages: readonly string[] = [kit, "@console-shell/sdk"];

/** The packages of which a page must hold one copy. */
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

/** The package that a specifier belongs to. */
export const packageOf = (specifier: string): string =>
  specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

const specifiers = new Set(sharedModules.map((module) => module.specifier));

/** Whether an import of it goes through the page's import map. */
export const isShared = (specifier: string): boolean => specifiers.has(specifier);

/** Whether a built sub-app's import of it goes through the page's import map. */
export const isOfKit = (specifier: string): boolean =>
  kitModules.some((module) => module.specifier === specifier);
