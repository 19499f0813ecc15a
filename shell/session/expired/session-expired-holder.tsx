import { useLive } from "@console-shell/ui";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { useChunkAhead } from "../../dialogs/use-chunk-ahead.ts";
import { useDialogChunk } from "../../dialogs/use-dialog-chunk.ts";
import type { RequestError } from "../../request/request-error.ts";
import { useConsole } from "../../state/console-context.ts";
import { TopDialog } from "../../dialogs/top-dialog.tsx";
import { useText } from "../../i18n/use-text.ts";
import { loginPath } from "../../routing/public-path.ts";
import styles from "./session-expired-holder.module.css";

interface SignInNotLoadedProps {
  onRetry: () => void;
  onLeave: () => void;
}

/** Says that the sign-in dialog couldn't be loaded; the page stays, and the user can sign in from another tab. */
const SignInNotLoaded = ({ onRetry, onLeave }: SignInNotLoadedProps) => {
  const text = useText();
  const { routing } = useConsole();
  return (
    <TopDialog
      opaque
      title={text("sessionExpired.notLoaded.title")}
      lead={text("sessionExpired.notLoaded.lead")}
      // There is no way back without signing in.
      onCancel={() => undefined}
    >
      <div className={styles["actions"]}>
        <Button danger onClick={onLeave}>
          {text("unsaved.leave")}
        </Button>
        <Button href={routing.href(loginPath)} target="_blank">
          {text("sessionExpired.notLoaded.elsewhere")}
        </Button>
        <Button type="primary" onClick={onRetry}>
          {text("sessionExpired.notLoaded.retry")}
        </Button>
      </div>
    </TopDialog>
  );
};

const load = async () => (await import("./session-expired-dialog.tsx")).SessionExpiredDialog;

/** The dialog; if it can't be loaded, an offer to try again. */
const SignInAgain = ({ cause }: { cause: RequestError }) => {
  const { session, showFailure } = useConsole();
  const [failed, setFailed] = useState(false);
  const loaded = useDialogChunk("session-expired", !failed, load, () => setFailed(true));
  const isOpen = Boolean(loaded) || failed;
  useEffect(() => {
    // Not earlier: the dialog would hide the notification.
    if (isOpen) showFailure(cause);
    // oxlint-disable-next-line react/exhaustive-deps -- once each time that it opens
  }, [isOpen]);
  if (loaded) return <loaded.Dialog />;
  return failed ? (
    <SignInNotLoaded onRetry={() => setFailed(false)} onLeave={() => session.abandon()} />
  ) : null;
};

/** Prompts for sign-in when the session has expired, above the current page. */
export const SessionExpiredHolder = () => {
  const expired = useLive(useConsole().session.expired);
  useChunkAhead(load);
  return expired ? <SignInAgain cause={expired} /> : null;
};
