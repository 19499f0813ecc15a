import { useOnline } from "@console-shell/ui";
import styles from "./offline-banner.module.css";
import { OfflineNotice } from "./offline-notice.tsx";

/** A banner shown while the server is unreachable. */
export const OfflineBanner = () => (
  // A live region must exist before its text does, or it isn't announced.
  <output className={styles["place"]} data-connection="">
    {useOnline() ? null : <OfflineNotice />}
  </output>
);
