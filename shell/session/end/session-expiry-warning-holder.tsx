import { useLive } from "@console-shell/ui";
import { useChunkAhead } from "../../dialogs/use-chunk-ahead.ts";
import { useDialogChunk } from "../../dialogs/use-dialog-chunk.ts";
import { useConsole } from "../../state/console-context.ts";

const load = async () => (await import("./session-expiry-warning.tsx")).SessionExpiryWarning;
const withoutWarning = () => undefined;

/** Warns before the session expires. */
export const SessionExpiryWarningHolder = () => {
  const { session, sessionEnd } = useConsole();
  const near = useLive(sessionEnd.near);
  const expired = useLive(session.expired);
  useChunkAhead(load);
  const loaded = useDialogChunk("session-expiry-warning", near !== null, load, withoutWarning);
  return near && !expired && loaded ? <loaded.Dialog key={near.at} end={near} /> : null;
};
