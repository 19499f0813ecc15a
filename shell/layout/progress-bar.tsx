import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { loadingDelay } from "../routing/page-loading.tsx";
import { useLoading } from "../state/use-loading.ts";
import styles from "./progress-bar.module.css";

/** A slim bar on top of the page while any background action runs for longer than a moment. */
export const ProgressBar = () => {
  const running = useLoading();
  const navigating = useNavigation().state !== "idle";
  const busy = running || navigating;
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!busy) {
      setVisible(false);
      return undefined;
    }
    const timer = setTimeout(() => setVisible(true), loadingDelay);
    return () => clearTimeout(timer);
  }, [busy]);
  return visible ? <div className={styles["bar"]} aria-hidden="true" /> : null;
};
