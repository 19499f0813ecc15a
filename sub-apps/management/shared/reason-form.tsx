import type { FieldError } from "@console-shell/contract";
import { RecordForm } from "@console-shell/sdk";
import { Alert } from "antd";
import { useState } from "react";
import { ReasonField } from "./reason-field.tsx";

interface Values {
  reason: string;
}

interface ReasonFormProps {
  title: string;
  /** The consequences of the change. */
  detail: string;
  submit: string;
  danger?: boolean;
  /** Makes the change; what the server refuses for is shown. */
  run: (reason: string) => Promise<void>;
  onClose: () => void;
}

const refusalOf = (error: unknown): string =>
  error instanceof Error && "fields" in error
    ? (error.fields as FieldError[])
        .filter(({ path }) => path !== "reason")
        .map(({ message }) => message)
        .join(" ")
    : "";

/** The dialog for a change that only needs a reason. */
export const ReasonForm = ({ title, detail, submit, danger, run, onClose }: ReasonFormProps) => {
  const [refusal, setRefusal] = useState("");
  const save = async ({ reason }: Values) => {
    setRefusal("");
    try {
      await run(reason);
    } catch (error) {
      setRefusal(refusalOf(error));
      throw error;
    }
  };
  return (
    <RecordForm<Values>
      title={title}
      submit={submit}
      danger={danger ?? false}
      initialValues={{ reason: "" }}
      save={save}
      onClose={onClose}
      intro={<p>{detail}</p>}
    >
      <ReasonField />
      {/* Below the field: the console's own notification would cover it at the top. */}
      {refusal ? <Alert type="error" showIcon title={refusal} /> : null}
    </RecordForm>
  );
};
