import { EditOutlined } from "@ant-design/icons";
import { isSentForApproval } from "@console-shell/contract/words/approvals";
import {
  applyFieldErrors,
  focusedElement,
  useInPlaceWords,
  useWritable,
  useWriteButton,
} from "@console-shell/ui";
import { Button, Form, type FormRule } from "antd";
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useNotify } from "../host/hooks.ts";
import styles from "./in-place.module.css";
import { useUnsaved } from "./use-unsaved.ts";

interface InPlaceProps<Value> {
  /** Names the value, as the page does. */
  label: string;
  /** The value's name in the call, for the server's field errors. */
  name: string;
  value: Value;
  /** The field: antd's `Input`, a select … It gets its value and its name: the page shows the label already. */
  field: ReactElement<{ "aria-label"?: string }>;
  rules?: FormRule[];
  /** Saves a value; also the one before, to undo. */
  save: (value: Value) => Promise<unknown>;
  /** Whether the operator may change it; true by default. */
  mayEdit?: boolean;
  /** The value as the page shows it. */
  children: ReactNode;
}

type EditorProps<Value> = Omit<InPlaceProps<Value>, "mayEdit" | "children"> & {
  onClose: () => void;
};

/* Mounted per opening: the field begins with the value that is shown. */
const Editor = <Value,>({
  label,
  name,
  value,
  field,
  rules,
  save,
  onClose,
}: EditorProps<Value>) => {
  const words = useInPlaceWords();
  const id = useId();
  const notify = useNotify();
  const writable = useWritable();
  const writeButton = useWriteButton();
  const [form] = Form.useForm<{ value: Value }>();
  const [isChanged, setChanged] = useState(false);
  const [saving, setSaving] = useState(false);
  const saved = useUnsaved(isChanged);
  const area = useRef<HTMLDivElement>(null);
  // The page may show another record, or another value, before this is saved.
  const [opened] = useState({ value, save });
  useEffect(
    () => area.current?.querySelector<HTMLElement>("input, textarea, [role=combobox]")?.focus(),
    [],
  );
  const change = async (next: Value) => {
    await opened.save(next);
    saved();
    onClose();
    notify({
      kind: "success",
      title: words.saved(label),
      action: {
        label: words.undo,
        run: () =>
          // A failure has been shown.
          void opened.save(opened.value).then(
            () =>
              notify({
                kind: "success",
                title: words.undone(label),
              }),
            () => undefined,
          ),
      },
    });
  };
  const finish = async ({ value: next }: { value: Value }) => {
    if (saving || !writable) return;
    if (Object.is(next, opened.value)) return onClose();
    setSaving(true);
    try {
      await change(next);
    } catch (error) {
      if (isSentForApproval(error)) {
        saved();
        onClose();
      } else applyFieldErrors(form, error, (path) => [path === name ? "value" : path]);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div ref={area}>
      <Form<{ value: Value }>
        form={form}
        name={id}
        className={styles.form}
        noValidate
        initialValues={{ value }}
        onValuesChange={() => setChanged(true)}
        onKeyDown={(event) => {
          // Not the Escape that ends an input method's composition.
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
          event.stopPropagation();
          if (!saving) onClose();
        }}
        onFinish={(values) => void finish(values)}
      >
        <Form.Item name="value" className={styles.field} {...(rules && { rules })}>
          {cloneElement(field, { "aria-label": label })}
        </Form.Item>
        <Button size="small" type="primary" htmlType="submit" {...writeButton(saving)}>
          {words.save}
        </Button>
        <Button size="small" disabled={saving} onClick={onClose}>
          {words.cancel}
        </Button>
      </Form>
    </div>
  );
};

/**
 * A value that is changed where it's shown: its pencil opens the field. Enter saves, Escape leaves it as it was, and the
 * message of success can undo. `children` may show more than the value: `5 of 10`.
 */
export const InPlace = <Value,>({ mayEdit = true, children, ...editor }: InPlaceProps<Value>) => {
  const words = useInPlaceWords();
  const [open, setOpen] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Not from another field that was opened in the meantime.
    const isFree = focusedElement() === document.body || focusedElement() === null;
    if (wasOpen.current && !open && isFree) pencil.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  if (open && mayEdit) return <Editor<Value> {...editor} onClose={() => setOpen(false)} />;
  return (
    <span className={styles.inPlace}>
      <span className={styles.value}>{children}</span>
      {mayEdit ? (
        <Button
          ref={pencil}
          className={styles.pencil}
          type="text"
          size="small"
          icon={<EditOutlined aria-hidden />}
          aria-label={words.edit(editor.label)}
          title={words.edit(editor.label)}
          onClick={() => setOpen(true)}
        />
      ) : null}
    </span>
  );
};
