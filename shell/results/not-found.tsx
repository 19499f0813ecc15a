import { Link, useLocation } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { useNavigationApps } from "../layout/use-navigation-apps.ts";
import { isPublicPath, loginPath } from "../routing/public-path.ts";
import { useGlobalState } from "../state/use-global-state.ts";
import { LinkButton } from "./link-button.tsx";
import { nearMatches } from "./near-matches.ts";
import { ResultView } from "./result-view.tsx";
import styles from "./not-found.module.css";

const publicPages = {
  [loginPath]: "title.login",
  "/user/register": "title.register",
  "/user/forget-password": "title.forgetPassword",
  "/user/reset-password": "title.resetPassword",
  "/cam/login": "title.cameraLogin",
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
  const near = nearMatches(pathname, Object.keys(titles));
  return (
    <ResultView
      status={404}
      title={text("notFound.title")}
      subTitle={text("notFound.description", { address: pathname })}
      actions={
        <LinkButton type="primary" to={signedIn ? "/" : loginPath}>
          {text(signedIn ? "result.home" : "result.login")}
        </LinkButton>
      }
    >
      {near.length > 0 ? (
        <nav aria-labelledby="near-matches">
          <p id="near-matches" className={styles["lead"]}>
            {text("notFound.near")}
          </p>
          <ul className={styles["list"]}>
            {near.map((address) => (
              <li key={address}>
                <Link to={address}>{titles[address]}</Link>
                <code className={styles["address"]}>{address}</code>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </ResultView>
  );
};
