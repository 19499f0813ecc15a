import { DisconnectOutlined } from "@ant-design/icons";
import { useText } from "../i18n/use-text.ts";
import styles from "./offline-banner.module.css";

/** That the server cannot be reached, in words. */
export const OfflineNotice = () => (
  <span className={styles["banner"]}>
    <DisconnectOutlined aria-hidden="true" />
    {useText()("offline.banner")}
  </span>
);
