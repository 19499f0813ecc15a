import { isSentForApproval } from "@console-shell/contract/words/approvals";
import {
  applyFieldErrors,
  DialogFocus,
  Page,
  useWords,
  useWritable,
  useWriteButton,
} from "@console-shell/ui";
import { ArrowLeftOutlined } from "@ant-design/icons";
import { Button, Drawer, Form, type FormInstance, Modal } from "antd";
import { type ReactNode, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { usePageTitle } from "../host/hooks.ts";
import { useDraft } from "./use-draft.ts";

interface FieldsProps<Values> {
  /** For a page that watches or sets fields; give it one form per opening. */
  form?: FormInstance<Values>;
  initialValues?: Partial<Values>;
  /**
   * Saves the values; if it rejects, the form stays open and shows the field errors. A page may return the path of the
   * record that it has created.
   */
  save: (values: Values) => Promise<string | void>;
  /** Translates the paths of field errors where the form's names differ from the call's. */
  nameOf?: Parameters<typeof applyFieldErrors>[2];
  onValuesChange?: (changed: Partial<Values>) => void;
  /** The fields. */
  children: ReactNode;
}

/** The list that a page's record is added to. */
interface ListOfPage {
  path: string;
  title: string;
}

type Shown =
  | {
      /** Closes the form, after saving or cancelling. */
      onClose: () => void;
      /** The width of a drawer in pixels; by default it is a dialog. */
      drawer?: number;
      page?: never;
    }
  /** A page, for more than eight fields. It leads to the new record, or back to the list. */
  | { page: ListOfPage; onClose?: never; drawer?: never };

type RecordFormProps<Values> = FieldsProps<Values> &
  Shown & {
    title: string;
    /** The submit button's label. */
    submit: string;
    /** Whether it is open; true by default. A closed form forgets its values. */
    open?: boolean;
    danger?: boolean;
    /** Disables the submit button. */
    disabled?: boolean;
    /** Content above the fields. */
    intro?: ReactNode;
    /** The same, for content that leaves the page; `forget` discards the unsaved input. */
    renderIntro?: (forget: () => void) => ReactNode;
  };

/* Mounted per opening, because antd's forms keep old values. */
const Fields = <Values extends object>({
  id,
  form,
  initialValues,
  save,
  nameOf,
  onValuesChange,
  children,
  label,
}: FieldsProps<Values> & { id: string; label?: string }) => {
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
      aria-label={label}
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

const FormPage = ({
  title,
  list,
  children,
}: {
  title: string;
  list: ListOfPage;
  children: ReactNode;
}) => {
  usePageTitle(title);
  const back = (
    <Link to={list.path}>
      <ArrowLeftOutlined aria-hidden /> {list.title}
    </Link>
  );
  return (
    <Page record title={title} back={back}>
      <div className="cs-form-page">{children}</div>
    </Page>
  );
};

/**
 * A form in a dialog, a drawer or a page: guards unsaved input, shows the server's field errors, submits once, and can't be
 * submitted while nothing can be saved. If the call requires reauthentication, the console asks for it and sends the call again.
 */
export const RecordForm = <Values extends object>({
  title,
  submit,
  onClose,
  open = true,
  drawer,
  page,
  danger = false,
  disabled = false,
  intro,
  renderIntro,
  save,
  onValuesChange,
  children,
  ...fields
}: RecordFormProps<Values>) => {
  const words = useWords();
  const id = useId();
  const navigate = useNavigate();
  const created = useRef<string>(undefined);
  const draft = useDraft(
    page ? () => void navigate(created.current ?? page.path, { replace: true }) : onClose,
  );
  const writeButton = useWriteButton();
  const [saving, setSaving] = useState(false);

  const saveNow = async (values: Values) => {
    setSaving(true);
    try {
      created.current = (await save(values)) ?? undefined;
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
  const actions = (
    <div className="cs-form-actions">
      <Button onClick={draft.close}>{words.cancel}</Button>
      <Button type="primary" {...submitProps}>
        {submit}
      </Button>
    </div>
  );
  const content = (
    <>
      {page ? null : <DialogFocus />}
      {intro}
      {renderIntro?.(draft.forget)}
      <Fields<Values>
        {...fields}
        id={id}
        {...(page && { label: title })}
        save={saveNow}
        onValuesChange={(changed) => {
          draft.onValuesChange();
          onValuesChange?.(changed);
        }}
      >
        {children}
        {page ? actions : null}
      </Fields>
    </>
  );
  if (page)
    return (
      <FormPage title={title} list={page}>
        {content}
      </FormPage>
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
      footer={actions}
    >
      {content}
    </Drawer>
  );
};
