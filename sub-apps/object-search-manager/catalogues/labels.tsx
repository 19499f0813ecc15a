import { Tag } from "antd";
import styles from "./catalogues.module.css";

/** A row of labels. */
export const Labels = ({ labels }: { labels: readonly string[] }) => (
  <span className={styles.tags}>
    {labels.map((label) => (
      <Tag key={label}>{label}</Tag>
    ))}
  </span>
);
