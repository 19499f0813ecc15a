import { useApiMutation, useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { ReasonForm } from "../shared/reason-form.tsx";
import type { Stage } from "../sub-apps/sub-app.ts";
import { useStageName } from "./use-stage-name.ts";

interface RollBackFormProps {
  /** The sub-app. */
  name: string;
  stage: Stage;
  onClose: () => void;
}

/** The dialog that points a stage to its previous release again. */
export const RollBackForm = ({ name, stage, onClose }: RollBackFormProps) => {
  const text = useText();
  const notify = useNotify();
  const rollBack = useApiMutation("POST /mc-api/sub-app/:name/stage/:stage/roll-back");
  const { version, previous } = stage;
  const said = { stage: useStageName()(stage.stage), version, previous: previous ?? "–" };
  return (
    <ReasonForm
      title={text("stage.rollBackTitle", said)}
      detail={text("stage.rollBackDetail", said)}
      submit={text("stage.rollBack")}
      run={async (reason) => {
        await rollBack.mutateAsync({
          params: { name, stage: stage.stage },
          body: { from: version, reason },
        });
        notify({ kind: "success", title: text("stage.rolledBack", said) });
      }}
      onClose={onClose}
    />
  );
};
