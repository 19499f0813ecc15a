import { Tag } from "@console-shell/ui";
import styles from "./collections.module.css";
import { useText } from "./messages/index.ts";

/** A row of names, or "None". */
export const Tags = ({ names }: { names: readonly string[] }) => {
  const text = useText();
  if (names.length === 0) return text("word.none");
  return (
    <span className={styles.tags}>
      {names.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </span>
  );
};
