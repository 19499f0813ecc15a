import { DisconnectOutlined } from "@ant-design/icons";
import { useText } from "../i18n/use-text.ts";
import styles from "./offline-banner.module.css";

/** The text of the offline notice. */
export const OfflineNotice = () => (
  <span className={styles["banner"]}>
    <DisconnectOutlined aria-hidden="true" />
    {useText()("offline.banner")}
  </span>
);
