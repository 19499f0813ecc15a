import styles from "./offline-banner.module.css";
import { OfflineNotice } from "./offline-notice.tsx";
import { useOnline } from "./use-online.ts";

/** Says that the server cannot be reached, for as long as that is so. */
export const OfflineBanner = () => (
  // There before it says something: else nobody would be told.
  <output className={styles["place"]} data-connection="">
    {useOnline() ? null : <OfflineNotice />}
  </output>
);
