import { QRCode } from "antd";
import styles from "./totp-enrolment.module.css";

export interface TotpPictureProps {
  /** `otpauth://` */
  uri: string;
  /** What the picture is, for those who do not see it. */
  label: string;
}

/** The secret as a picture for the camera: dark on white in both themes, as some apps read no other. */
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
