import { Tag, useWriteButton } from "@console-shell/ui";
import { Button, Form } from "antd";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import { useWriteQuestion } from "../dialogs/use-write-question.ts";
import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";
import styles from "./factor-panel.module.css";
import { PasskeyNameField } from "./passkey-name-field.tsx";
import { useChange } from "./use-change.ts";
import type { Passkey } from "./use-second-factors.ts";

interface PasskeyItemProps {
  passkey: Passkey;
  removable: boolean;
  /** Called after it was renamed or removed. */
  onChanged: () => Promise<void>;
  /** Moves the focus to a sensible place when this is removed. */
  returnFocus: () => void;
}

/** A passkey: its name, when it was added, when it was last used. */
export const PasskeyItem = ({ passkey, removable, onChanged, returnFocus }: PasskeyItemProps) => {
  const text = useText();
  const intl = useIntl();
  const { request } = useConsole();
  const write = useWriteButton();
  const question = useWriteQuestion();
  const change = useChange();
  const [renaming, setRenaming] = useState(false);
  const saving = useLoading("secondFactor.renamePasskey");
  const rename = useRef<HTMLButtonElement>(null);
  const { id, name, createdAt, lastUsedAt, synced } = passkey;
  const params = { id };
  const instant = (time: number) =>
    intl.formatDate(time, { dateStyle: "medium", timeStyle: "short" });

  const close = () => {
    flushSync(() => setRenaming(false));
    rename.current?.focus();
  };
  const save = async (values: { name: string }) => {
    const body = { name: values.name.trim() };
    const saved = await change(
      "secondFactor.renamePasskey",
      () => request("PATCH /cc-api/operator/passkeys/:id", { params, body }),
      text("passkeys.renamed"),
    );
    if (!saved) return;
    await onChanged();
    close();
  };
  const remove = () => {
    let gone = false;
    question({
      title: text("passkeys.removeTitle", { name }),
      content: text("passkeys.removeDetail"),
      okText: text("passkeys.remove"),
      okButtonProps: { danger: true },
      cancelText: text("factor.cancel"),
      async onOk() {
        const removed = await change(
          "secondFactor.removePasskey",
          () => request("POST /cc-api/operator/passkeys/:id/remove", { params }),
          text("passkeys.removed"),
        );
        if (!removed) return;
        await onChanged();
        gone = true;
      },
      // Only after closing, because the dialog traps the focus.
      afterClose: () => {
        if (gone) returnFocus();
      },
    });
  };

  if (renaming)
    return (
      <li className={styles["item"]}>
        <Form
          name={`passkey-${id}`}
          className={styles["form"]}
          layout="vertical"
          requiredMark={false}
          initialValues={{ name }}
          onFinish={(values: { name: string }) => void save(values)}
        >
          <PasskeyNameField />
          <div className={styles["actions"]}>
            <Button type="primary" htmlType="submit" {...write(saving)}>
              {text("form.save")}
            </Button>
            <Button onClick={close}>{text("factor.cancel")}</Button>
          </div>
        </Form>
      </li>
    );
  return (
    <li className={styles["item"]}>
      <div>
        <div className={styles["name"]}>
          {name}
          <Tag>{text(synced ? "passkeys.synced" : "passkeys.device")}</Tag>
        </div>
        <div className={styles["facts"]}>
          {text("passkeys.created", { time: instant(createdAt) })}
          {" · "}
          {lastUsedAt === null
            ? text("passkeys.neverUsed")
            : text("passkeys.used", { time: instant(lastUsedAt) })}
        </div>
      </div>
      <div className={styles["actions"]}>
        <Button
          ref={rename}
          size="small"
          aria-label={text("passkeys.renameOf", { name })}
          onClick={() => setRenaming(true)}
        >
          {text("passkeys.rename")}
        </Button>
        <Button
          size="small"
          danger
          {...write(false, !removable)}
          aria-label={text("passkeys.removeOf", { name })}
          onClick={remove}
        >
          {text("passkeys.remove")}
        </Button>
      </div>
    </li>
  );
};
