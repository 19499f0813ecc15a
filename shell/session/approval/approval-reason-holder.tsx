import { useLive } from "@console-shell/ui";
import { useChunkAhead } from "../../dialogs/use-chunk-ahead.ts";
import { useDialogChunk } from "../../dialogs/use-dialog-chunk.ts";
import { useConsole } from "../../state/console-context.ts";

const load = async () => (await import("./approval-reason-dialog.tsx")).ApprovalReasonDialog;

/** Shows the dialog that sends a change for approval, above everything; its chunk is prefetched, or loaded on first use. */
export const ApprovalReasonHolder = () => {
  const { approvalReasons } = useConsole();
  const question = useLive(approvalReasons.question);
  useChunkAhead(load);
  const loaded = useDialogChunk("approval", question !== null, load, () => approvalReasons.close());
  return question && loaded ? <loaded.Dialog key={question.id} question={question} /> : null;
};
