import { PageMissing } from "@console-shell/ui";
import { Link, useLocation } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { useNavigationApps } from "../layout/use-navigation-apps.ts";
import { isPublicPath, loginPath } from "../routing/public-path.ts";
import { useGlobalState } from "../state/use-global-state.ts";
import { LinkButton } from "./link-button.tsx";
import { nearMatches } from "./near-matches.ts";

const publicPages = {
  [loginPath]: "title.login",
  "/user/register": "title.register",
  "/user/forget-password": "title.forgetPassword",
  "/user/reset-password": "title.resetPassword",
  "/cam/login": "title.faceLogin",
} as const;

/** Shown for an unknown address; suggests similar pages. */
export const NotFound = () => {
  const text = useText();
  const { pathname } = useLocation();
  const { account } = useGlobalState();
  const apps = useNavigationApps();
  const signedIn = account !== null && !isPublicPath(pathname);
  const titles: Record<string, string> = signedIn
    ? {
        "/user-info": text("title.userInfo"),
        ...Object.fromEntries(
          apps.flatMap(({ to, title, pages }) => [
            [to, title],
            ...pages.map((page) => [page.to, `${title} · ${page.title}`]),
          ]),
        ),
      }
    : Object.fromEntries(Object.entries(publicPages).map(([address, key]) => [address, text(key)]));
  return (
    <PageMissing
      address={pathname}
      near={nearMatches(pathname, Object.keys(titles)).map((address) => ({
        address,
        link: <Link to={address}>{titles[address]}</Link>,
      }))}
      actions={
        <LinkButton type="primary" to={signedIn ? "/" : loginPath}>
          {text(signedIn ? "result.home" : "result.login")}
        </LinkButton>
      }
    />
  );
};
