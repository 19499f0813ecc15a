import { useLive } from "@console-shell/ui";
import { useEffect, useState } from "react";
import { useChunkAhead } from "../../dialogs/use-chunk-ahead.ts";
import { useDialogChunk } from "../../dialogs/use-dialog-chunk.ts";
import type { RequestError } from "../../request/request-error.ts";
import { useConsole } from "../../state/console-context.ts";
import { SignInNotLoaded } from "./sign-in-not-loaded.tsx";

const load = async () => (await import("./session-expired-dialog.tsx")).SessionExpiredDialog;

/** The dialog; if it can't be loaded, an offer to try again. */
const SignInAgain = ({ cause }: { cause: RequestError }) => {
  const { session, showFailure } = useConsole();
  const [failed, setFailed] = useState(false);
  const loaded = useDialogChunk("session-expired", !failed, load, () => setFailed(true));
  const isOpen = Boolean(loaded) || failed;
  useEffect(() => {
    // Not earlier: the dialog would hide the notification.
    if (isOpen) showFailure(cause, "GET");
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
