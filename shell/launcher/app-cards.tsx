import { hasText } from "@console-shell/contract/words/typed-text";
import { EmptyState, Panel, SearchBox } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import type { NavigationApp } from "../layout/navigation-items.ts";
import { AppCard } from "./app-card.tsx";
import styles from "./launcher-page.module.css";

/** How many cards are shown at once. */
const step = 48;

const matches = ({ name, title, summary = "" }: NavigationApp, search: string): boolean =>
  [name, title, summary].some((one) => hasText(one, search));

/** The cards of the permitted sub-apps; of many only the first ones, with a search. */
export const AppCards = ({ apps }: { apps: readonly NavigationApp[] }) => {
  const text = useText();
  const [search, setSearch] = useState("");
  const [most, setMost] = useState(step);
  const found = apps.filter((app) => matches(app, search));
  const shown = found.slice(0, most);
  return (
    <>
      {apps.length > step ? (
        <div className={styles["find"]}>
          <SearchBox
            label={text("launcher.search")}
            value={search}
            onSearch={(typed) => {
              setSearch(typed);
              setMost(step);
            }}
          />
          <output>{text("launcher.found", { shown: shown.length, count: found.length })}</output>
        </div>
      ) : null}
      {shown.length > 0 ? (
        <ul className={styles["apps"]} aria-label={text("launcher.apps")}>
          {shown.map((app) => (
            <li key={app.name}>
              <AppCard app={app} />
            </li>
          ))}
        </ul>
      ) : (
        <Panel>
          <EmptyState description={text("launcher.notFound", { search })} />
        </Panel>
      )}
      {found.length > shown.length ? (
        <div>
          <Button onClick={() => setMost(most + step)}>{text("launcher.more")}</Button>
        </div>
      ) : null}
    </>
  );
};
