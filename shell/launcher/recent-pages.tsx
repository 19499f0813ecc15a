import { Panel } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { SubAppIcon } from "../layout/sub-app-icon.tsx";
import { useRecentPages } from "../recent-pages/use-recent-pages.ts";
import styles from "./launcher-page.module.css";

const most = 8;

/** The operator's recent pages. */
export const RecentPages = () => {
  const text = useText();
  const recents = useRecentPages().slice(0, most);
  if (recents.length === 0) return null;
  return (
    <Panel title={text("launcher.recent")}>
      <ul className={styles["recents"]}>
        {recents.map(({ path, title, name, app }) => (
          <li key={path}>
            <Link to={path} className={styles["recent"]}>
              <SubAppIcon name={name} />
              <span className={styles["recentTitle"]}>{title}</span>
              <span className={styles["recentApp"]}>{app}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
