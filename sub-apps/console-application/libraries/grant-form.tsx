import {
  applyFieldErrors,
  useApiMutation,
  useApiQuery,
  useDraft,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { Form, Modal, Select } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";

interface Values {
  libraryIds: string[];
}

interface GrantFormProps {
  applicationId: string;
  onClose: () => void;
}

const mostAtOnce = 50;

/** The dialog that gives an application libraries; the server searches those that it has not got. */
export const GrantForm = ({ applicationId, onClose }: GrantFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const [search, setSearch] = useState("");
  // Those chosen stay named while other ones are searched for.
  const [named, setNamed] = useState<{ value: string; label: string }[]>([]);
  const candidates = useApiQuery(
    "GET /cc-api/client-application/:id/library/candidates",
    { params: { id: applicationId }, query: { pageSize: 50, ...(search && { search }) } },
    { keepPrevious: true },
  );
  const grant = useApiMutation("POST /cc-api/client-application/:id/library/grant");
  const found = (candidates.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const options = [
    ...found,
    ...named.filter(({ value }) => !found.some((one) => one.value === value)),
  ];

  const save = async ({ libraryIds }: Values) => {
    try {
      const { granted } = await grant.mutateAsync({
        params: { id: applicationId },
        body: { libraryIds },
      });
      notify({ kind: "success", title: text("libraries.granted", { count: granted }) });
      draft.done();
    } catch (error) {
      applyFieldErrors(form, error);
    }
  };

  return (
    <Modal
      open
      title={text("libraries.grantTitle")}
      okText={text("libraries.grant")}
      okButtonProps={writeButton(grant.isPending)}
      cancelText={text("common.cancel")}
      onOk={form.submit}
      onCancel={draft.close}
    >
      <Form<Values>
        form={form}
        onValuesChange={draft.onValuesChange}
        layout="vertical"
        initialValues={{ libraryIds: [] }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="libraryIds"
          label={text("libraries.title")}
          extra={text("libraries.grantHelp")}
          rules={[
            { required: true, type: "array", min: 1, message: text("libraries.required") },
            { type: "array", max: mostAtOnce, message: text("libraries.tooMany") },
          ]}
        >
          <Select
            mode="multiple"
            showSearch={{ filterOption: false, onSearch: setSearch }}
            loading={candidates.isLoading}
            notFoundContent={text("libraries.noCandidates")}
            options={options}
            onChange={(ids: string[]) => {
              setNamed(options.filter(({ value }) => ids.includes(value)));
              setSearch("");
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
};
