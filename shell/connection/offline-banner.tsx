import { useOnline } from "@console-shell/ui";
import styles from "./offline-banner.module.css";
import { OfflineNotice } from "./offline-notice.tsx";
import { useDeviceOnline } from "./use-device-online.ts";

/** A banner shown while the server is unreachable. */
export const OfflineBanner = () => {
  const online = useDeviceOnline();
  return (
    // A live region must exist before its text does, or it isn't announced.
    <output className={styles["place"]} data-connection="">
      {useOnline() ? null : <OfflineNotice online={online} />}
    </output>
  );
};
