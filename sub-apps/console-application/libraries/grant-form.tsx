import { RecordForm, useApiMutation, useApiQuery, useNotify } from "@console-shell/sdk";
import { MultiSelect, useSelectOptions } from "@console-shell/ui";
import { Form } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";

interface Values {
  libraryIds: string[];
}

interface GrantFormProps {
  clientAppId: string;
  onClose: () => void;
}

const maxAtOnce = 50;

/** The dialog that grants libraries to a client app; searches those it doesn't have yet. */
export const GrantForm = ({ clientAppId, onClose }: GrantFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [search, setSearch] = useState("");
  // Keeps the names of selected libraries while the search shows others.
  const [named, setNamed] = useState<{ value: string; label: string }[]>([]);
  const candidates = useApiQuery(
    "GET /cc-api/client-app/:id/library/candidates",
    { params: { id: clientAppId }, query: { pageSize: 50, ...(search && { search }) } },
    { keepPrevious: true },
  );
  const choices = useSelectOptions(candidates, {
    none: text("libraries.noCandidates"),
    hasOthers: named.length > 0,
  });
  const grant = useApiMutation("POST /cc-api/client-app/:id/library/grant");
  const found = (candidates.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const options = [
    ...found,
    ...named.filter(({ value }) => !found.some((one) => one.value === value)),
  ];

  const save = async ({ libraryIds }: Values) => {
    const { granted } = await grant.mutateAsync({
      params: { id: clientAppId },
      body: { libraryIds },
    });
    notify({ kind: "success", title: text("libraries.granted", { count: granted }) });
  };

  return (
    <RecordForm<Values>
      title={text("libraries.grantTitle")}
      submit={text("libraries.grant")}
      initialValues={{ libraryIds: [] }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="libraryIds"
        label={text("word.libraries")}
        extra={text("libraries.grantHelp")}
        rules={[
          { required: true, type: "array", min: 1, message: text("libraries.required") },
          { type: "array", max: maxAtOnce, message: text("libraries.tooMany") },
        ]}
      >
        <MultiSelect
          showSearch={{ filterOption: false, onSearch: setSearch }}
          {...choices}
          options={options}
          onChange={(ids: string[]) => {
            setNamed(options.filter(({ value }) => ids.includes(value)));
            setSearch("");
          }}
        />
      </Form.Item>
    </RecordForm>
  );
};
