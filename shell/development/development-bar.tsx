import { CodeOutlined } from "@ant-design/icons";
import { useLive } from "@console-shell/ui";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useLocale, useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { FrameBar } from "../layout/frame-bar.tsx";
import { useLoading } from "../state/use-loading.ts";

/** Milliseconds; another tab may pass on what it heard before this override began. */
const untilSure = 5_000;

/** Whether the override that this page was loaded with has ended, here or elsewhere. */
const useHasEnded = (loadedWith: number | undefined): boolean => {
  const { releases } = useConsole();
  const until = useLive(releases.overrideUntil);
  const isOver = loadedWith !== undefined && until !== undefined && until !== loadedWith;
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => setEnded(true), untilSure);
    return () => clearTimeout(timer);
  }, [isOver]);
  return hasEnded;
};

/**
 * Says on every page that a sub-app comes from a dev server, and ends that. If it has ended otherwise, the page reloads,
 * because that code must not stay; with unsaved changes it says so instead.
 */
export const DevelopmentBar = () => {
  const text = useText();
  const locale = useLocale();
  const intl = useIntl();
  const { config, request, actions, leaveQuestion, unsaved } = useConsole();
  const busy = useLoading("override.stop");
  const isUnsaved = useLive(unsaved).size > 0;
  const subApp = config.subApps.find(({ development }) => development);
  const hasEnded = useHasEnded(subApp?.development?.until);
  useEffect(() => {
    if (hasEnded && !isUnsaved) location.reload();
  }, [hasEnded, isUnsaved]);
  if (!subApp?.development) return null;
  const leave = async () => {
    if (await leaveQuestion.ask()) location.reload();
  };
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
  const shown = { title: subApp.title[locale], origin: new URL(subApp.entry).origin };
  return (
    <FrameBar
      label={text("development.label")}
      tone="foreign"
      icon={<CodeOutlined aria-hidden="true" />}
      action={
        hasEnded ? (
          <Button size="small" onClick={() => void leave()}>
            {text("release.take")}
          </Button>
        ) : (
          <Button size="small" loading={busy} onClick={() => void stop()}>
            {text("development.stop")}
          </Button>
        )
      }
    >
      {hasEnded
        ? text("development.ended", shown)
        : text("development.line", {
            ...shown,
            until: intl.formatTime(subApp.development.until, { timeStyle: "short" }),
          })}
    </FrameBar>
  );
};
