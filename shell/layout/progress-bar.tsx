import { useNavigation } from "react-router";
import { useLoading } from "../state/use-loading.ts";
import styles from "./progress-bar.module.css";

/** A slim bar on top of the page while any background action runs for longer than a moment. */
export const ProgressBar = () => {
  const running = useLoading();
  const navigating = useNavigation().state !== "idle";
  return running || navigating ? <div className={styles["bar"]} aria-hidden="true" /> : null;
};
