import { fixedStages, stagePattern } from "@console-shell/contract/words/sub-app-releases";
import { Form, Input, Radio } from "antd";
import { useText } from "../messages/index.ts";
import { useStageName } from "./use-stage-name.ts";

/** The value of the option that names a new stage. */
export const newStage = "";

/** The form fields for a stage: one that the sub-app has, or a new one and its name. */
export const StageField = ({ own }: { own: readonly string[] }) => {
  const text = useText();
  const nameOf = useStageName();
  const stage: string | undefined = Form.useWatch("stage");
  return (
    <>
      <Form.Item
        name="stage"
        label={text("stage.stage")}
        extra={stage === undefined ? null : text(`stage.${helpOf(stage)}`)}
        required
      >
        <Radio.Group
          options={[
            ...[...fixedStages, ...own].map((value) => ({ value, label: nameOf(value) })),
            { value: newStage, label: text("stage.new") },
          ]}
        />
      </Form.Item>
      {stage === newStage ? (
        <Form.Item
          name="named"
          label={text("stage.name")}
          rules={[
            { required: true, message: text("required.name") },
            { pattern: stagePattern, message: text("subApp.namePattern") },
          ]}
        >
          <Input maxLength={32} autoComplete="off" spellCheck={false} />
        </Form.Item>
      ) : null}
    </>
  );
};

const helpOf = (stage: string) => {
  if (stage === "stable") return "stableHelp";
  return stage === "canary" ? "canaryHelp" : "ownHelp";
};
