import { Button } from "antd";
import { useIntl } from "react-intl";
import { useLocale, useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";
import styles from "./development.module.css";

/** Says on every page that a sub-app comes from a dev server, and ends that. */
export const DevelopmentBar = () => {
  const text = useText();
  const locale = useLocale();
  const intl = useIntl();
  const { config, request, actions, leaveQuestion } = useConsole();
  const busy = useLoading("override.stop");
  const subApp = config.subApps.find(({ development }) => development);
  if (!subApp?.development) return null;
  const stop = async () => {
    if (!(await leaveQuestion.ask())) return;
    try {
      await actions.track("override.stop", request("POST /cc-api/sub-app-override/stop"));
      location.reload();
    } catch (error) {
      // The request wrapper has shown why.
      if (!(error instanceof RequestError)) throw error;
    }
  };
  return (
    <aside className={styles["bar"]} aria-label={text("development.label")}>
      <span>
        {text("development.line", {
          title: subApp.title[locale],
          origin: new URL(subApp.entry).origin,
          until: intl.formatTime(subApp.development.until, { timeStyle: "short" }),
        })}
      </span>
      <Button size="small" loading={busy} onClick={() => void stop()}>
        {text("development.stop")}
      </Button>
    </aside>
  );
};
