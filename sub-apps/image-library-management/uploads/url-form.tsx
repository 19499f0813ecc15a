import { RecordForm } from "@console-shell/sdk";
import { Form, Input } from "antd";
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
  const check = (urls: string | undefined) => {
    const lines = linesOf(urls);
    if (lines.length === 0) throw new Error(text("urls.required"));
    if (lines.length > maxUrls) throw new Error(text("urls.tooMany", { count: maxUrls }));
    const wrong = lines.find((line) => !/^https?:\/\/[^/]+/i.test(line) || !URL.canParse(line));
    if (wrong) throw new Error(text("urls.wrong", { url: wrong }));
  };
  return (
    <RecordForm<{ urls: string }>
      title={text("urls.title")}
      submit={text("word.add")}
      save={({ urls }) => {
        onList(linesOf(urls));
        return Promise.resolve();
      }}
      onClose={onClose}
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
    </RecordForm>
  );
};
