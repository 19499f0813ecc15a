import type { ApiOutput } from "@console-shell/contract";
import { EyeOutlined } from "@ant-design/icons";
import { maxViewReason } from "@console-shell/contract/words/view-as";
import {
  RecordForm,
  useAccount,
  useConsoleAddress,
  usePermission,
  useRequest,
  useWriteButton,
} from "@console-shell/sdk";
import { Button, Form, Input } from "antd";
import { useRef, useState } from "react";
import { useText } from "../messages/index.ts";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];

/** Shows the console as this operator sees it, after a dialog that says what that means and asks why. */
export const ViewAsButton = ({ operator }: { operator: Operator }) => {
  const text = useText();
  const request = useRequest();
  const address = useConsoleAddress();
  const mayView = usePermission("management:operator:view-as");
  const isOwn = useAccount().id === operator.id;
  const write = useWriteButton();
  const [open, setOpen] = useState(false);
  const begun = useRef(false);
  if (!mayView || isOwn || operator.status !== "active" || operator.may.length === 0) return null;
  return (
    <>
      <Button icon={<EyeOutlined aria-hidden />} {...write(false)} onClick={() => setOpen(true)}>
        {text("operator.viewAs")}
      </Button>
      <RecordForm<{ reason: string }>
        title={text("operator.viewAsTitle", { name: operator.name })}
        submit={text("operator.viewAsBegin")}
        open={open}
        intro={<p>{text("operator.viewAsDetail")}</p>}
        save={async ({ reason }) => {
          const input = { params: { id: operator.id }, body: { reason } };
          await request("POST /mc-api/operator/:id/view-as", input);
          begun.current = true;
        }}
        onClose={() => {
          // Nothing that was read as the viewer may stay.
          if (begun.current) location.assign(address("/"));
          else setOpen(false);
        }}
      >
        <Form.Item
          name="reason"
          label={text("word.reason")}
          rules={[{ required: true, whitespace: true, message: text("required.reason") }]}
        >
          <Input maxLength={maxViewReason} />
        </Form.Item>
      </RecordForm>
    </>
  );
};
