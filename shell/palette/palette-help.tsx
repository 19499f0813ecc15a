import { KeyCaps } from "../keys/key-caps.tsx";
import type { MessageKey } from "../i18n/texts.ts";
import { useText } from "../i18n/use-text.ts";
import { isApple } from "./is-apple.ts";
import styles from "./palette-dialog.module.css";
import { kindPrefixes } from "./palette-item.ts";

const keys = (): [keys: string, says: MessageKey][] => [
  ["↑ ↓", "palette.help.move"],
  ["PgUp PgDn", "palette.help.page"],
  ["Enter", "palette.help.open"],
  [isApple ? "⌘ Enter" : "Ctrl Enter", "palette.help.tab"],
  ["Esc", "palette.help.close"],
];
const prefixes: readonly [prefix: string, says: MessageKey][] = [
  [kindPrefixes.action, "palette.help.actions"],
  [kindPrefixes.page, "palette.help.pages"],
  [kindPrefixes.record, "palette.help.records"],
  ["?", "palette.help.help"],
];

const Rows = ({ title, rows }: { title: string; rows: readonly [string, MessageKey][] }) => {
  const text = useText();
  return (
    <section aria-label={title}>
      <div className={styles["group"]} aria-hidden="true">
        {title}
      </div>
      <dl className={styles["help"]}>
        {rows.map(([typed, says]) => (
          <div key={typed}>
            <dt>
              <KeyCaps keys={typed} />
            </dt>
            <dd>{text(says)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The palette's keys, and what its first character can be. */
export const PaletteHelp = ({ id }: { id: string }) => {
  const text = useText();
  return (
    <div id={id} className={styles["list"]}>
      <Rows title={text("palette.help.keys")} rows={keys()} />
      <Rows title={text("palette.help.prefixes")} rows={prefixes} />
    </div>
  );
};
