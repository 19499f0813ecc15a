import { RecordForm, useApiMutation, useFormat, useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { ReasonField } from "../shared/reason-field.tsx";
import type { Stage } from "../sub-apps/sub-app.ts";
import { ShareField } from "./share-field.tsx";

interface Values {
  share: number;
  reason: string;
}

interface ShareFormProps {
  /** The sub-app. */
  name: string;
  stage: Stage;
  onClose: () => void;
}

/** The dialog that changes how many operators get the canary, which keeps its release. */
export const ShareForm = ({ name, stage: { stage, version, share }, onClose }: ShareFormProps) => {
  const text = useText();
  const notify = useNotify();
  const format = useFormat();
  const promote = useApiMutation("POST /mc-api/sub-app/:name/stage/:stage/promote");
  const save = async (values: Values) => {
    await promote.mutateAsync({ params: { name, stage }, body: { version, ...values } });
    const shown = format.percent(values.share / 100);
    notify({ kind: "success", title: text("stage.shareChanged", { share: shown }) });
  };
  return (
    <RecordForm<Values>
      title={text("stage.shareTitle", { version })}
      submit={text("word.save")}
      initialValues={{ share: share ?? 0, reason: "" }}
      save={save}
      onClose={onClose}
    >
      <ShareField />
      <ReasonField />
    </RecordForm>
  );
};
