import { Tag } from "antd";
import styles from "./catalogues.module.css";

/** Words side by side. */
export const Labels = ({ labels }: { labels: readonly string[] }) => (
  <span className={styles.tags}>
    {labels.map((label) => (
      <Tag key={label}>{label}</Tag>
    ))}
  </span>
);
