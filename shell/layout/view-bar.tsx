import { EyeOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import { useLoading } from "../state/use-loading.ts";
import { FrameBar } from "./frame-bar.tsx";

/** Longest delay of a timer; a view ends much earlier. */
const longest = 2 ** 31 - 1;

/** The name of the operator whose console this tab shows, across the reload that ends it. */
const viewedKey = "console.viewed";

/** Says once, on the operator's own page, that what this tab showed as somebody else has ended. */
const useSayEnded = (viewed: string | undefined) => {
  const text = useText();
  const { notices } = useConsole();
  useEffect(() => {
    try {
      if (viewed !== undefined) return sessionStorage.setItem(viewedKey, viewed);
      const name = sessionStorage.getItem(viewedKey);
      if (name === null) return undefined;
      sessionStorage.removeItem(viewedKey);
      return notices.notification({
        kind: "info",
        title: text("view.ended"),
        description: text("view.endedDetail", { name }),
      });
    } catch {
      // Some private windows block storage.
      return undefined;
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once per page, not in each language
  }, [viewed]);
};

/** Says on every page whose console is shown to somebody else, and ends that. */
export const ViewBar = () => {
  const text = useText();
  const intl = useIntl();
  const { request, actions, place, routing } = useConsole();
  const { name, viewer } = useAccount();
  const busy = useLoading("view.end");
  const until = viewer?.until;
  useSayEnded(viewer && name);
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
    <FrameBar
      label={text("view.label")}
      tone="other"
      icon={<EyeOutlined aria-hidden="true" />}
      action={
        <Button size="small" loading={busy} onClick={() => void stop()}>
          {text("view.stop")}
        </Button>
      }
    >
      {text("view.line", {
        name,
        viewer: viewer.name,
        until: intl.formatTime(viewer.until, { timeStyle: "short" }),
      })}
    </FrameBar>
  );
};
