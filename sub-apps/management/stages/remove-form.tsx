import { useApiMutation, useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { ReasonForm } from "../shared/reason-form.tsx";
import { useStageName } from "./use-stage-name.ts";

interface RemoveFormProps {
  /** The sub-app. */
  name: string;
  stage: string;
  onClose: () => void;
}

/** The dialog that removes a stage. */
export const RemoveForm = ({ name, stage, onClose }: RemoveFormProps) => {
  const text = useText();
  const notify = useNotify();
  const clear = useApiMutation("POST /mc-api/sub-app/:name/stage/:stage/clear");
  const said = { stage: useStageName()(stage) };
  return (
    <ReasonForm
      title={text("stage.removeTitle", said)}
      detail={text("stage.removeDetail")}
      submit={text("word.remove")}
      danger
      run={async (reason) => {
        await clear.mutateAsync({ params: { name, stage }, body: { reason } });
        notify({ kind: "success", title: text("stage.removed", said) });
      }}
      onClose={onClose}
    />
  );
};
