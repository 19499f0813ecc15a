import { UploadOutlined } from "@ant-design/icons";
import { useApiQuery } from "@console-shell/sdk";
import { Alert, Button, Form, Input, Upload } from "antd";
import { useText } from "../messages/index.ts";
import { type ApiCall, apiCall, type CallValues } from "./api-call.ts";
import { exampleBody, type Operation } from "./operations.ts";
import { ParameterField } from "./parameter-field.tsx";

interface OperationFormProps {
  /** Of the form, for the button that sends. */
  id: string;
  clientAppId: string;
  operation: Operation;
  secret: string;
  onSecret: (secret: string) => void;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  onChange: (call: ApiCall) => void;
  onSend: (call: ApiCall) => void;
}

type Values = Omit<CallValues, "file"> & { secret: string };

/** An operation's initial values. */
export const firstValues = ({ parameters, body }: Operation): CallValues => ({
  parameters: Object.fromEntries(
    parameters.map(({ name, schema }) => [
      name,
      schema.default === undefined ? undefined : (schema.default as string | number),
    ]),
  ),
  ...(body && { body: exampleBody(body) }),
});

const isJson = (body: string): boolean => {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
};

/** An operation's parameters, and the key to call it with. */
export const OperationForm = ({
  id,
  clientAppId,
  operation,
  secret,
  onSecret,
  file,
  onFile,
  onChange,
  onSend,
}: OperationFormProps) => {
  const text = useText();
  const [form] = Form.useForm<Values>();
  const libraries = useApiQuery("GET /cc-api/client-app/:id/library/list", {
    params: { id: clientAppId },
    query: { pageSize: 200 },
  });
  const known = (libraries.data?.items ?? []).map(({ id, name }) => ({
    value: id,
    label: `${name} · ${id}`,
  }));
  const callOf = (values: Values, of = file) => apiCall(operation, { ...values, file: of });
  const changesData = operation.method !== "GET";

  return (
    <Form<Values>
      name={id}
      form={form}
      layout="vertical"
      autoComplete="off"
      initialValues={{ ...firstValues(operation), secret }}
      onValuesChange={(changed: Partial<Values>, values) => {
        if (changed.secret !== undefined) onSecret(changed.secret.trim());
        onChange(callOf(values));
      }}
      onFinish={(values) => onSend(callOf(values))}
    >
      <Form.Item
        name="secret"
        label={text("playground.key")}
        extra={text("playground.keyHelp", { scope: operation.scope })}
        rules={[{ required: true, whitespace: true, message: text("required.apiKey") }]}
      >
        <Input.Password autoComplete="off" />
      </Form.Item>
      {operation.parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={parameter}
          known={parameter.in === "path" && parameter.name === "id" ? known : []}
        />
      ))}
      {operation.body ? (
        <Form.Item
          name="body"
          required
          label={text("playground.jsonBody")}
          rules={[
            {
              validator: (_, body: string) =>
                isJson(body)
                  ? Promise.resolve()
                  : Promise.reject(new Error(text("playground.noJson"))),
            },
          ]}
        >
          <Input.TextArea className="playground-json" rows={9} />
        </Form.Item>
      ) : null}
      {operation.filePart ? (
        <Form.Item required label={<code lang="en">{operation.filePart}</code>}>
          <Upload
            maxCount={1}
            accept="image/jpeg,image/png,image/webp"
            beforeUpload={(chosen) => {
              onFile(chosen);
              onChange(callOf(form.getFieldsValue(), chosen));
              return false;
            }}
            onRemove={() => {
              onFile(undefined);
              onChange(apiCall(operation, { ...form.getFieldsValue(), file: undefined }));
            }}
          >
            <Button icon={<UploadOutlined aria-hidden="true" />}>{text("playground.file")}</Button>
          </Upload>
        </Form.Item>
      ) : null}
      {changesData ? <Alert type="warning" showIcon title={text("playground.changes")} /> : null}
    </Form>
  );
};
