import { useText } from "../i18n/use-text.ts";
import styles from "./or.module.css";

/** "or" between two ways to prove who one is. */
export const Or = () => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr has no text
  <div role="separator" className={styles["or"]}>
    {useText()("proof.or")}
  </div>
);
