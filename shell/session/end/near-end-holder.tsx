import { useLive } from "@console-shell/ui";
import { useChunkAhead } from "../../dialogs/use-chunk-ahead.ts";
import { useDialogChunk } from "../../dialogs/use-dialog-chunk.ts";
import { useConsole } from "../../state/console-context.ts";

const load = async () => (await import("./near-end-dialog.tsx")).NearEndDialog;
const withoutWarning = () => undefined;

/** Warns before the session expires. */
export const NearEndHolder = () => {
  const { session, sessionEnd } = useConsole();
  const near = useLive(sessionEnd.near);
  const lapsed = useLive(session.lapsed);
  useChunkAhead(load);
  const loaded = useDialogChunk("near-end", near !== null, load, withoutWarning);
  return near && !lapsed && loaded ? <loaded.Dialog key={near.at} end={near} /> : null;
};
