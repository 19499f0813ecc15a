import { isSentForApproval } from "@console-shell/contract/words/approvals";
import {
  applyFieldErrors,
  DialogFocus,
  useWords,
  useWritable,
  useWriteButton,
} from "@console-shell/ui";
import { Button, Drawer, Form, type FormInstance, Modal } from "antd";
import { type ReactNode, useId, useRef, useState } from "react";
import { useDraft } from "./use-draft.ts";

interface FieldsProps<Values> {
  /** For a page that watches or sets fields; give it one form per opening. */
  form?: FormInstance<Values>;
  initialValues?: Partial<Values>;
  /** Saves the values; if it rejects, the form stays open and shows the field errors. */
  save: (values: Values) => Promise<void>;
  /** Translates the paths of field errors where the form's names differ from the call's. */
  nameOf?: Parameters<typeof applyFieldErrors>[2];
  onValuesChange?: (changed: Partial<Values>) => void;
  /** The fields. */
  children: ReactNode;
}

interface RecordFormProps<Values> extends FieldsProps<Values> {
  title: ReactNode;
  /** The submit button's label. */
  submit: string;
  /** Closes the form, after saving or cancelling. */
  onClose: () => void;
  /** Whether it is open; true by default. A closed form forgets its values. */
  open?: boolean;
  /** The width of a drawer in pixels; by default it is a dialog. */
  drawer?: number;
  danger?: boolean;
  /** Disables the submit button. */
  disabled?: boolean;
  /** Content above the fields. */
  intro?: ReactNode;
  /** The same, for content that leaves the page; `forget` discards the unsaved input. */
  renderIntro?: (forget: () => void) => ReactNode;
}

/* Mounted per opening, because antd's forms keep old values. */
const Fields = <Values extends object>({
  id,
  form,
  initialValues,
  save,
  nameOf,
  onValuesChange,
  children,
}: FieldsProps<Values> & { id: string }) => {
  const [own] = Form.useForm<Values>();
  const used = form ?? own;
  const writable = useWritable();
  // Enter submits the form even if its button is disabled, and may come twice before a rerender.
  const isSent = useRef(false);
  const finish = async (values: Values) => {
    if (isSent.current || !writable) return;
    isSent.current = true;
    try {
      await save(values);
    } catch (error) {
      isSent.current = false;
      applyFieldErrors(used, error, nameOf);
    }
  };
  return (
    <Form<Values>
      form={used}
      name={id}
      layout="vertical"
      // Disables the browser's own validation, which has its own texts and language.
      noValidate
      {...(initialValues && { initialValues })}
      {...(onValuesChange && { onValuesChange })}
      onFinish={(values) => void finish(values)}
    >
      {children}
    </Form>
  );
};

/**
 * A form in a dialog or drawer: guards unsaved input, shows the server's field errors, submits once, and can't be
 * submitted while nothing can be saved. If the call requires reauthentication, the console asks for it and sends the call again.
 */
export const RecordForm = <Values extends object>({
  title,
  submit,
  onClose,
  open = true,
  drawer,
  danger = false,
  disabled = false,
  intro,
  renderIntro,
  save,
  onValuesChange,
  ...fields
}: RecordFormProps<Values>) => {
  const words = useWords();
  const id = useId();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const [saving, setSaving] = useState(false);

  const saveNow = async (values: Values) => {
    setSaving(true);
    try {
      await save(values);
      draft.done();
    } catch (error) {
      // It waits for somebody else, as the console has said: nothing is left to do in the form.
      if (!isSentForApproval(error)) throw error;
      draft.done();
    } finally {
      setSaving(false);
    }
  };
  const submitProps = {
    danger,
    htmlType: "submit",
    form: id,
    ...writeButton(saving, disabled),
  } as const;
  const common = {
    open,
    title,
    destroyOnHidden: true,
  };
  const content = (
    <>
      <DialogFocus />
      {intro}
      {renderIntro?.(draft.forget)}
      <Fields<Values>
        {...fields}
        id={id}
        save={saveNow}
        onValuesChange={(changed) => {
          draft.onValuesChange();
          onValuesChange?.(changed);
        }}
      />
    </>
  );
  if (drawer === undefined)
    return (
      <Modal
        {...common}
        okText={submit}
        okButtonProps={submitProps}
        cancelText={words.cancel}
        onCancel={draft.close}
      >
        {content}
      </Modal>
    );
  return (
    <Drawer
      {...common}
      // It would take the focus from the field.
      autoFocus={false}
      size={drawer}
      onClose={draft.close}
      footer={
        <div className="cs-form-actions">
          <Button onClick={draft.close}>{words.cancel}</Button>
          <Button type="primary" {...submitProps}>
            {submit}
          </Button>
        </div>
      }
    >
      {content}
    </Drawer>
  );
};
