import { Link } from "react-router";
import { useText } from "../i18n/use-text.ts";
import type { MessageKey } from "../i18n/texts.ts";
import type { NavigationApp } from "../layout/navigation-items.ts";
import { SubAppIcon } from "../layout/sub-app-icon.tsx";
import { usePrefetch } from "../sub-app/use-prefetch.ts";
import { FavouriteButton } from "./favourite-button.tsx";
import { PendingCounts } from "./pending-counts.tsx";
import styles from "./app-card.module.css";

/** A short description of each built-in sub-app. */
const purposes: Record<string, MessageKey> = {
  management: "app.management",
  console: "app.console",
  "object-search-manager": "app.objectSearchManager",
  "console-application": "app.consoleApplication",
  "face-search": "app.faceSearch",
  "image-library-management": "app.imageLibraryManagement",
  finance: "app.finance",
};

/** A sub-app the operator may open: a link to it, and links to the permitted pages. */
export const AppCard = ({ app }: { app: NavigationApp }) => {
  const text = useText();
  const prefetch = usePrefetch();
  const purpose = purposes[app.name];
  const approach = () => void prefetch(app.name, true);
  return (
    <article className={styles["card"]}>
      <h2 className={styles["title"]}>
        <span className={styles["icon"]}>
          <SubAppIcon name={app.name} />
        </span>
        <Link to={app.link} className={styles["main"]} onMouseEnter={approach} onFocus={approach}>
          {app.title}
        </Link>
        <FavouriteButton app={app} />
      </h2>
      {purpose ? <p className={styles["purpose"]}>{text(purpose)}</p> : null}
      <PendingCounts subApp={app.name} />
      {app.pages.length > 0 ? (
        <ul className={styles["pages"]}>
          {app.pages.map((page) => (
            <li key={page.to}>
              <Link to={page.to}>{page.title}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
};
