import { MessageOutlined } from "@ant-design/icons";
import { Checkbox } from "antd";
import { Link } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { SubAppIcon } from "../layout/sub-app-icon.tsx";
import { useItemTexts } from "./use-item-texts.ts";
import type { WorkItem } from "./work-item.ts";
import styles from "./work.module.css";

interface WorkRowProps {
  item: WorkItem;
  now: number;
  /** Where its link leads: the queue with this item; of the selected one, its record. */
  to: string;
  current: boolean;
  checked: boolean;
  onCheck: (checked: boolean, shift: boolean) => void;
}

/** One item of the queue. */
export const WorkRow = ({ item, now, to, current, checked, onCheck }: WorkRowProps) => {
  const text = useText();
  const locale = useLocale();
  const texts = useItemTexts();
  const { source, label, detail, mark } = item;
  return (
    <li className={styles["row"]} data-current={current || undefined}>
      <Checkbox
        checked={checked}
        aria-label={text("work.selectOne", { title: label })}
        onChange={({ target, nativeEvent }) => onCheck(target.checked, nativeEvent.shiftKey)}
      />
      <Link
        to={to}
        replace={!current}
        data-work={item.key}
        aria-current={current || undefined}
        className={styles["main"]}
      >
        <span className={styles["kind"]}>
          <SubAppIcon name={source.subApp} /> {source.title[locale]}
        </span>
        <span className={styles["what"]}>
          <span className={styles["label"]}>{label}</span>
          {detail ? <span className={styles["detail"]}>{detail}</span> : null}
        </span>
      </Link>
      <span className={styles["amount"]}>{texts.amount(item)}</span>
      <span className={styles["when"]} data-overdue={texts.isOverdue(item, now) || undefined}>
        {texts.when(item, now)}
      </span>
      <span className={styles["who"]}>
        {mark?.assignee?.name ?? (
          <span className={styles["secondary"]}>{text("work.noOwner")}</span>
        )}
        {mark && mark.comments > 0 ? (
          <span className={styles["secondary"]}>
            {" "}
            <MessageOutlined aria-label={text("work.comments")} /> {mark.comments}
          </span>
        ) : null}
      </span>
    </li>
  );
};
