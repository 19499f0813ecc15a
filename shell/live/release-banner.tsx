import { useLive } from "@console-shell/ui";
import { Button } from "antd";
import { useLocation } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { useGlobalState } from "../state/use-global-state.ts";
import styles from "./release-banner.module.css";

/**
 * Offers a new release of the console, of the shown sub-app, or a sub-app that the operator may now open; asks about
 * unsaved changes before reloading. Other sub-apps' releases don't matter to this page yet.
 */
export const ReleaseBanner = () => {
  const text = useText();
  const locale = useLocale();
  const { config, releases, leaveQuestion } = useConsole();
  const { permissions } = useGlobalState();
  const shown = useLocation().pathname.split("/")[1];
  const released = useLive(releases);
  const subApp = config.subApps.find(
    ({ name }) => name === shown && released?.subApps.includes(name),
  );
  const isOffered =
    released !== null &&
    (released.isConsole ||
      subApp !== undefined ||
      released.added.some((name) => permissions?.subApps.includes(name)));
  const take = async () => {
    if (await leaveQuestion.ask()) location.reload();
  };
  return (
    // A live region must exist before its text does, or it isn't announced.
    <output>
      {isOffered ? (
        <span className={styles["banner"]}>
          {subApp && !released.isConsole
            ? text("release.subApp", { name: subApp.title[locale] })
            : text("release.console")}
          <Button size="small" type="primary" onClick={() => void take()}>
            {text("release.take")}
          </Button>
          <Button size="small" onClick={() => releases.dismiss()}>
            {text("release.later")}
          </Button>
        </span>
      ) : null}
    </output>
  );
};
