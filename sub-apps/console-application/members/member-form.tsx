import type { Member } from "@console-shell/contract/calls/member";
import { type MemberRole, memberRoles } from "@console-shell/contract/words/member-roles";
import { OperatorSelect, RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Form, Radio } from "antd";
import { useText } from "../messages/index.ts";

interface Values {
  operatorId: string;
  role: MemberRole;
}

interface MemberFormProps {
  clientAppId: string;
  /** Existing members, who aren't offered. */
  members: readonly Member[];
  onClose: () => void;
}

/** The dialog that adds an operator as a member of a client app. */
export const MemberForm = ({ clientAppId, members, onClose }: MemberFormProps) => {
  const text = useText();
  const notify = useNotify();
  const add = useApiMutation("POST /cc-api/client-app/:id/member/add");
  const isMember = new Set(members.map(({ operatorId }) => operatorId));

  const save = async (body: Values) => {
    const { name } = await add.mutateAsync({ params: { id: clientAppId }, body });
    notify({ kind: "success", title: text("member.added", { name }) });
  };

  return (
    <RecordForm<Values>
      title={text("members.add")}
      submit={text("word.add")}
      initialValues={{ role: "viewer" }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="operatorId"
        label={text("word.operator")}
        extra={text("member.operatorHelp")}
        rules={[{ required: true, message: text("required.operator") }]}
      >
        <OperatorSelect from="GET /cc-api/client-app/owner/list" except={isMember} />
      </Form.Item>
      <Form.Item name="role" required label={text("member.role")}>
        <Radio.Group
          className="key-overlaps"
          options={memberRoles.map((value) => ({
            value,
            label: text(`memberRole.${value}.does`),
          }))}
        />
      </Form.Item>
    </RecordForm>
  );
};
