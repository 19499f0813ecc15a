import type { ConsoleConfig, SubAppRegistration } from "@console-shell/contract";
import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import type { ComponentType } from "react";
import { Navigate, type RouteObject } from "react-router";
import { OfflineBanner } from "../connection/offline-banner.tsx";
import type { MessageKey } from "../i18n/texts.ts";
import { NotFound } from "../results/not-found.tsx";
import { RouteFailure } from "../results/route-failure.tsx";
import { LazySubAppPage } from "../sub-app/lazy-sub-app-page.tsx";
import { lazyPage } from "./lazy-page.tsx";
import { loginPath } from "./public-path.ts";
import { Root } from "./root.tsx";
import type { RouteHandle } from "./route-handle.ts";

const titled = (key: MessageKey): RouteHandle => ({ title: (text) => text(key) });

/** Shown if a frame itself has failed. */
const unframedFailure = (
  <>
    <OfflineBanner />
    <RouteFailure />
  </>
);

type LoadPage = () => Promise<ComponentType>;

/** The route of a page. By its key, a route change shows the loading view; React would keep the old page. */
const page = (path: string, title: MessageKey, load: LoadPage): RouteObject => {
  const Page = lazyPage(path, load);
  const handle: RouteHandle = { ...titled(title), preload: Page.preload };
  return { path, caseSensitive: true, handle, element: <Page key={path} /> };
};

const Main = lazyPage("main", async () => (await import("../layout/main-area.tsx")).MainArea);
const Launcher = lazyPage(
  "launcher",
  async () => (await import("../launcher/launcher-page.tsx")).LauncherPage,
);

/** A layout whose pages are prerendered. */
const publicLayout = (path: string, load: LoadPage, children: RouteObject[]): RouteObject => {
  const Layout = lazyPage(path, load);
  return {
    path,
    caseSensitive: true,
    handle: { preload: Layout.preload } satisfies RouteHandle,
    errorElement: unframedFailure,
    element: <Layout key={path} />,
    children,
  };
};

const notFound: RouteObject = {
  path: "*",
  handle: titled("title.notFound"),
  element: <NotFound />,
};

const userArea = publicLayout(
  "user",
  async () => (await import("../public-area/public-layout.tsx")).PublicLayout,
  [
    { index: true, element: <Navigate to={loginPath} replace /> },
    page(
      "login",
      "title.login",
      async () => (await import("../public-area/login-page.tsx")).LoginPage,
    ),
    page(
      "single-sign-on/:provider",
      "title.signOn",
      async () => (await import("../public-area/sign-on-page.tsx")).SignOnPage,
    ),
    page(
      "error",
      "title.error",
      async () => (await import("../public-area/error-page.tsx")).ErrorPage,
    ),
    page(
      "register",
      "title.register",
      async () => (await import("../public-area/register-page.tsx")).RegisterPage,
    ),
    page(
      "forget-password",
      "title.forgetPassword",
      async () => (await import("../public-area/forget-password-page.tsx")).ForgetPasswordPage,
    ),
    page(
      "reset-password",
      "title.resetPassword",
      async () => (await import("../public-area/reset-password-page.tsx")).ResetPasswordPage,
    ),
    page(
      "setup",
      "title.setup",
      async () => (await import("../public-area/setup/setup-page.tsx")).SetupPage,
    ),
    page(
      "set-password",
      "title.setPassword",
      async () => (await import("../public-area/set-password-page.tsx")).SetPasswordPage,
    ),
    notFound,
  ],
);

const faceLoginArea = publicLayout(
  "cam",
  async () => (await import("../public-area/face-login/camera-layout.tsx")).CameraLayout,
  [
    { index: true, element: <Navigate to="/cam/login" replace /> },
    page(
      "login",
      "title.faceLogin",
      async () => (await import("../public-area/face-login/face-login-page.tsx")).FaceLoginPage,
    ),
    notFound,
  ],
);

const subAppRoute = ({ name, title }: Pick<SubAppRegistration, "name" | "title">): RouteObject => ({
  path: `${name}/*`,
  caseSensitive: true,
  handle: {
    title: (_, locale) => title[locale],
    subApp: name,
    preload: LazySubAppPage.preload,
  } satisfies RouteHandle,
  // One element for all sub-apps: a parked one stays in place, as moving it costs a full layout.
  element: <LazySubAppPage key="sub-app" />,
});

/** The built-in sub-apps and configured ones; a built-in one that isn't configured says so. */
const subAppsOf = ({ subApps }: ConsoleConfig) => {
  const configured = new Map(subApps.map((subApp) => [subApp.name, subApp.title]));
  const names = new Set<string>([...subAppNames, ...configured.keys()]);
  return Array.from(names, (name) => ({
    name,
    title: configured.get(name) ?? { "en-US": name, "zh-CN": name },
  }));
};

/** The master router's routes: the public areas, and everything else inside the main layout. */
export const routesOf = (config: ConsoleConfig): RouteObject[] => [
  {
    element: <Root />,
    errorElement: unframedFailure,
    children: [
      userArea,
      faceLoginArea,
      {
        errorElement: unframedFailure,
        handle: { preload: Main.preload } satisfies RouteHandle,
        element: <Main key="main" />,
        children: [
          {
            errorElement: <RouteFailure />,
            children: [
              {
                index: true,
                handle: { ...titled("title.launcher"), preload: Launcher.preload },
                element: <Launcher key="launcher" />,
              },
              page(
                "user-info",
                "title.userInfo",
                async () => (await import("../user-info/user-info-page.tsx")).UserInfoPage,
              ),
              page(
                "notifications",
                "title.notifications",
                async () =>
                  (await import("../notifications/notifications-page.tsx")).NotificationsPage,
              ),
              page(
                "develop",
                "title.develop",
                async () => (await import("../development/develop-page.tsx")).DevelopPage,
              ),
              page(
                "work",
                "title.work",
                async () => (await import("../work/work-page.tsx")).WorkPage,
              ),
              ...subAppsOf(config).map(subAppRoute),
              notFound,
            ],
          },
        ],
      },
    ],
  },
];
