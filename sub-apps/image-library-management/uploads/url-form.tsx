import { useDraft } from "@console-shell/sdk";
import { Form, Input, Modal } from "antd";
import { useText } from "../messages/index.ts";

/** Maximum addresses in one list. */
const maxUrls = 1_000;

const linesOf = (urls: string | undefined) => [
  ...new Set(
    (urls ?? "")
      .split(/\s+/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** The dialog for addresses of pictures, one per line; the server fetches them. */
export const UrlForm = ({
  onList,
  onClose,
}: {
  onList: (urls: readonly string[]) => void;
  onClose: () => void;
}) => {
  const text = useText();
  const [form] = Form.useForm<{ urls: string }>();
  const draft = useDraft(onClose);
  const check = (urls: string | undefined) => {
    const lines = linesOf(urls);
    if (lines.length === 0) throw new Error(text("urls.required"));
    if (lines.length > maxUrls) throw new Error(text("urls.tooMany", { count: maxUrls }));
    const wrong = lines.find((line) => !/^https?:\/\/[^/]+/i.test(line) || !URL.canParse(line));
    if (wrong) throw new Error(text("urls.wrong", { url: wrong }));
  };
  return (
    <Modal
      open
      title={text("urls.title")}
      okText={text("urls.add")}
      cancelText={text("common.cancel")}
      afterOpenChange={(isOpen) => {
        if (isOpen) form.focusField("urls");
      }}
      onOk={form.submit}
      onCancel={draft.close}
    >
      <Form
        form={form}
        name="urls"
        layout="vertical"
        onValuesChange={draft.onValuesChange}
        onFinish={({ urls }) => {
          onList(linesOf(urls));
          draft.done();
        }}
      >
        <Form.Item
          name="urls"
          label={text("urls.label")}
          extra={text("urls.hint")}
          validateTrigger="onSubmit"
          rules={[
            {
              required: true,
              validator: async (_rule, urls: string | undefined) => {
                await Promise.resolve();
                check(urls);
              },
            },
          ]}
        >
          <Input.TextArea rows={8} spellCheck={false} />
        </Form.Item>
      </Form>
    </Modal>
  );
};
