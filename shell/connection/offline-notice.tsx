import { DisconnectOutlined } from "@ant-design/icons";
import { useText } from "../i18n/use-text.ts";
import styles from "./offline-banner.module.css";

/** The notice that the server is unreachable; `online` is what the browser says about the device. */
export const OfflineNotice = ({ online }: { online: boolean }) => (
  <span className={styles["banner"]}>
    <DisconnectOutlined aria-hidden="true" />
    {useText()(online ? "offline.server" : "offline.device")}
  </span>
);
