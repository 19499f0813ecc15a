import { EyeOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import { useLoading } from "../state/use-loading.ts";
import styles from "./view-bar.module.css";

/** Longest delay of a timer; a view ends much earlier. */
const longest = 2 ** 31 - 1;

/** Says on every page whose console is shown to somebody else, and ends that. */
export const ViewBar = () => {
  const text = useText();
  const intl = useIntl();
  const { request, actions, place, routing } = useConsole();
  const { name, viewer } = useAccount();
  const busy = useLoading("view.end");
  const until = viewer?.until;
  // The server ends it, too; a page that nobody touches must not keep showing it.
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => location.reload(), Math.min(until - Date.now(), longest));
    return () => clearTimeout(timer);
  }, [until]);
  if (!viewer) return null;
  const stop = async () => {
    try {
      await actions.track("view.end", request("POST /auth/session/end-view"));
      // Nothing that was read as the other operator may stay.
      if (place.isGuest) location.reload();
      else location.assign(routing.href("/"));
    } catch (error) {
      // The request wrapper has shown why.
      if (!(error instanceof RequestError)) throw error;
    }
  };
  return (
    <aside className={styles["bar"]} aria-label={text("view.label")}>
      <EyeOutlined aria-hidden="true" />
      <span>
        {text("view.line", {
          name,
          viewer: viewer.name,
          until: intl.formatTime(viewer.until, { timeStyle: "short" }),
        })}
      </span>
      <Button size="small" loading={busy} onClick={() => void stop()}>
        {text("view.stop")}
      </Button>
    </aside>
  );
};
