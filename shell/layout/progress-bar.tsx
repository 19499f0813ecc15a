import { useNavigation } from "react-router";
import { useLoading } from "../state/use-loading.ts";
import styles from "./progress-bar.module.css";

/** A thin progress bar shown while a background action takes longer than a moment. */
export const ProgressBar = () => {
  const running = useLoading();
  const navigating = useNavigation().state !== "idle";
  return running || navigating ? <div className={styles["bar"]} aria-hidden="true" /> : null;
};
