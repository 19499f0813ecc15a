import { Tag } from "antd";
import styles from "./library-sets.module.css";
import { useText } from "./messages/index.ts";

/** A row of names, or "None". */
export const Tags = ({ names }: { names: readonly string[] }) => {
  const text = useText();
  if (names.length === 0) return text("sets.none");
  return (
    <span className={styles.tags}>
      {names.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </span>
  );
};
