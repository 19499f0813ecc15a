import { useLive } from "@console-shell/ui";
import { useChunkAhead } from "../../dialogs/use-chunk-ahead.ts";
import { useDialogChunk } from "../../dialogs/use-dialog-chunk.ts";
import { useConsole } from "../../state/console-context.ts";

const load = async () => (await import("./reauth-dialog.tsx")).ReauthDialog;

/** Shows the reauthentication dialog above everything; its chunk is prefetched, or loaded on first use. */
export const ReauthHolder = () => {
  const { reauthentication } = useConsole();
  const question = useLive(reauthentication.question);
  useChunkAhead(load);
  const loaded = useDialogChunk("reauth", question !== null, load, () => reauthentication.close());
  return question && loaded ? <loaded.Dialog key={question.id} question={question} /> : null;
};
