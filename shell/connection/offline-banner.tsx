import { DisconnectOutlined } from "@ant-design/icons";
import { useText } from "../i18n/use-text.ts";
import styles from "./offline-banner.module.css";
import { useOnline } from "./use-online.ts";

/** Says that the server cannot be reached, for as long as that is so. */
export const OfflineBanner = () => {
  const text = useText();
  const online = useOnline();
  return (
    // There before it says something: else nobody would be told.
    <output className={styles["place"]}>
      {online ? null : (
        <span className={styles["banner"]}>
          <DisconnectOutlined aria-hidden="true" />
          {text("offline.banner")}
        </span>
      )}
    </output>
  );
};
