import styles from "./keys.module.css";

const printed: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
};

/** Keys as printed on a keyboard: `G H` is two of them. */
export const KeyCaps = ({ keys }: { keys: string }) => (
  <span className={styles["caps"]}>
    {keys.split(" ").map((key, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a sequence may repeat a key
      <kbd key={`${at}${key}`}>{printed[key] ?? key}</kbd>
    ))}
  </span>
);
