import { useLive } from "@console-shell/ui";
import { Button } from "antd";
import { useIntl } from "react-intl";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import styles from "./release-banner.module.css";

/** Offers a new release of the console or of a sub-app; asks about unsaved changes before reloading. */
export const ReleaseBanner = () => {
  const text = useText();
  const intl = useIntl();
  const locale = useLocale();
  const { config, releases, leaveQuestion } = useConsole();
  const offered = useLive(releases);
  const names = config.subApps
    .filter(({ name }) => offered?.subApps.includes(name))
    .map(({ title }) => title[locale]);
  const take = async () => {
    if (await leaveQuestion.ask()) location.reload();
  };
  return (
    // A live region must exist before its text does, or it isn't announced.
    <output className={styles["place"]}>
      {offered ? (
        <span className={styles["banner"]}>
          {names.length > 0
            ? text("release.subApps", { names: intl.formatList(names) })
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
