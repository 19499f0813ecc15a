import { QRCode } from "antd";
import styles from "./totp-enrolment.module.css";

export interface TotpPictureProps {
  /** `otpauth://` */
  uri: string;
  /** The picture's accessible name. */
  label: string;
}

/** The secret as a QR code: dark on white in both themes, because some apps read no other. */
export const TotpPicture = ({ uri, label }: TotpPictureProps) => (
  <QRCode
    type="svg"
    aria-label={label}
    value={uri}
    size={176}
    color="#000000"
    bgColor="#ffffff"
    className={styles["picture"]}
  />
);
