import type { ApiOutput } from "@console-shell/contract";
import { CopyOutlined } from "@ant-design/icons";
import {
  RecordForm,
  useApiMutation,
  useNotify,
  usePermission,
  useUnsaved,
  useWriteButton,
} from "@console-shell/sdk";
import { Panel } from "@console-shell/ui";
import { Alert, Button, Form, Input, Modal, Space } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";

type Rule = ApiOutput<"GET /cc-api/alert/:id">;

/** Shows a new signing secret, which can't be shown again. Only its button closes it. */
const IssuedSecret = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const text = useText();
  const notify = useNotify();
  useUnsaved(true, { reason: "shown-once" });
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => notify({ kind: "success", title: text("word.copied") }),
      () => notify({ kind: "warning", title: text("secret.copyFailed") }),
    );
  return (
    <Modal
      open
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title={text("secret.title")}
      footer={[
        <Button key="copy" icon={<CopyOutlined aria-hidden />} onClick={copy}>
          {text("word.copy")}
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          {text("secret.done")}
        </Button>,
      ]}
    >
      <Alert type="warning" showIcon title={text("secret.warning")} />
      <Input.TextArea
        readOnly
        rows={2}
        aria-label={text("secret.label")}
        className="console-secret"
        value={secret}
        onFocus={(event) => event.target.select()}
      />
    </Modal>
  );
};

/** A rule's webhook: its host, and for those who change rules how to set or remove it. */
export const WebhookPanel = ({ rule }: { rule: Rule }) => {
  const text = useText();
  const mayUpdate = usePermission("console:alert:update");
  const writeButton = useWriteButton();
  const [editing, setEditing] = useState(false);
  const [secret, setSecret] = useState<string>();
  const set = useApiMutation("POST /cc-api/alert/:id/webhook/set");
  const remove = useApiMutation("DELETE /cc-api/alert/:id/webhook");
  const params = { id: rule.id };
  const isSet = rule.webhookHost !== null;
  const save = async ({ url }: { url: string }) => {
    const issued = await set.mutateAsync({ params, body: { url } });
    setSecret(issued.secret);
  };
  return (
    <Panel
      title={text("webhook.title")}
      extra={
        mayUpdate ? (
          <Space wrap>
            {isSet ? (
              <Button
                danger
                {...writeButton(remove.isPending)}
                onClick={() => remove.mutate({ params })}
              >
                {text("word.remove")}
              </Button>
            ) : null}
            <Button onClick={() => setEditing(true)}>
              {text(isSet ? "webhook.replace" : "webhook.add")}
            </Button>
          </Space>
        ) : null
      }
    >
      {isSet ? (
        <p className="console-webhook">{text("webhook.postsTo", { host: rule.webhookHost! })}</p>
      ) : (
        <p className="console-change">{text("webhook.none")}</p>
      )}
      {editing ? (
        <RecordForm<{ url: string }>
          title={text("webhook.add")}
          submit={text("webhook.submit")}
          intro={<p>{text("webhook.detail")}</p>}
          initialValues={{ url: "" }}
          save={save}
          onClose={() => setEditing(false)}
        >
          <Form.Item
            name="url"
            label={text("webhook.url")}
            rules={[{ required: true, type: "url", message: text("required.url") }]}
          >
            <Input autoComplete="off" />
          </Form.Item>
        </RecordForm>
      ) : null}
      {secret ? <IssuedSecret secret={secret} onClose={() => setSecret(undefined)} /> : null}
    </Panel>
  );
};
