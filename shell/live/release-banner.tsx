import { Button } from "antd";
import { useIntl } from "react-intl";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { useLive } from "../state/use-live.ts";
import styles from "./release-banner.module.css";

/** Offers another release of the console or of a sub-app; what is unsaved is asked about before it is taken. */
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
    // There before it says something: else nobody would be told.
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
