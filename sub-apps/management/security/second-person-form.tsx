import type { SecurityPolicy } from "@console-shell/contract/calls/security-policy";
import { secondPersonKinds } from "@console-shell/contract/words/approvals";
import { RecordForm, useApiMutation } from "@console-shell/sdk";
import { Checkbox, Form } from "antd";
import { useText } from "../messages/index.ts";
import { LateWarning } from "./policy-fields.tsx";
import { useSavePolicy } from "./use-save-policy.ts";

interface SecondPersonFormProps {
  policy: SecurityPolicy;
  onClose: () => void;
}

/** The drawer that sets which changes somebody else has to approve. */
export const SecondPersonForm = ({ policy, onClose }: SecondPersonFormProps) => {
  const text = useText();
  const update = useApiMutation("PUT /mc-api/security-policy");
  const { save, isLate } = useSavePolicy();
  const { addresses, apiKeyDays, subAppTokenDays, secondPerson, changedAt } = policy;
  return (
    <RecordForm<SecurityPolicy["secondPerson"]>
      drawer={480}
      title={text("security.secondPerson")}
      submit={text("word.save")}
      initialValues={secondPerson}
      nameOf={(path) => [path.replace("secondPerson.", "")]}
      save={(values) =>
        save(
          update.mutateAsync({
            body: { addresses, apiKeyDays, subAppTokenDays, secondPerson: values, changedAt },
          }),
        )
      }
      onClose={onClose}
      intro={
        <>
          {isLate ? <LateWarning /> : null}
          <p>{text("security.secondPersonLead")}</p>
        </>
      }
    >
      {secondPersonKinds.map((kind) => (
        <Form.Item
          key={kind}
          name={kind}
          valuePropName="checked"
          extra={text(`security.secondPersonHelp.${kind}`)}
        >
          <Checkbox>{text(`security.secondPerson.${kind}`)}</Checkbox>
        </Form.Item>
      ))}
    </RecordForm>
  );
};
