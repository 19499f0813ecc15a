import { useLive } from "@console-shell/ui";
import { Button, Switch } from "antd";
import { useId, useEffect, useRef } from "react";
import { TopDialog } from "../dialogs/top-dialog.tsx";
import { useText } from "../i18n/use-text.ts";
import { isApple } from "../palette/is-apple.ts";
import { useConsole } from "../state/console-context.ts";
import { KeyCaps } from "./key-caps.tsx";
import styles from "./keys.module.css";
import type { KeyAction } from "./use-shell-keys.ts";

/** The list of the keys that work on the shown page, and the switch that turns them off. */
export const KeysDialog = ({ actions }: { actions: readonly KeyAction[] }) => {
  const text = useText();
  const id = useId();
  const { shortcuts } = useConsole();
  const enabled = useLive(shortcuts.enabled);
  const palette = {
    id: "palette",
    group: text("keys.everywhere"),
    title: text("palette.title"),
    keys: isApple ? "⌘ K" : "Ctrl K",
  };
  const groups = Array.from(Map.groupBy([...actions, palette], ({ group }) => group));
  const close = () => shortcuts.showList(false);
  const list = useRef<HTMLDivElement>(null);
  // Not the switch below, to which a long list would scroll.
  useEffect(() => {
    list.current?.focus();
    // A list that doesn't fit begins with the title.
    list.current?.closest("dialog")?.scrollTo(0, 0);
  }, []);
  return (
    <TopDialog title={text("keys.title")} lead={text("keys.lead")} onCancel={close}>
      <div ref={list} tabIndex={-1} className={styles["groups"]}>
        {groups.map(([group, listed]) => (
          <section key={group}>
            <h3 className={styles["group"]}>{group}</h3>
            <dl className={styles["list"]}>
              {listed.map(({ id, title, keys }) => (
                <div key={id} className={styles["row"]}>
                  <dt>{title}</dt>
                  <dd>
                    <KeyCaps keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles["switch"]}>
        <span id={id}>{text("keys.enabled")}</span>
        <Switch aria-labelledby={id} checked={enabled} onChange={(on) => shortcuts.enable(on)} />
      </div>
      <div className={styles["close"]}>
        <Button onClick={close}>{text("keys.close")}</Button>
      </div>
    </TopDialog>
  );
};
