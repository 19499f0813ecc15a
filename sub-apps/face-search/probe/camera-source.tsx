import { CameraOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { useText } from "../messages/index.ts";
import styles from "./probe.module.css";
import { useCamera } from "./use-camera.ts";

interface CameraSourceProps {
  isBusy: boolean;
  onPicture: (file: File) => void;
}

/** Takes a picture with this device's camera; nothing is asked of the browser before a press. */
export const CameraSource = ({ isBusy, onPicture }: CameraSourceProps) => {
  const text = useText();
  const { video, state, start, capture } = useCamera();
  const shows = state === "starting" || state === "live";
  const take = async () => {
    const file = await capture();
    if (file) onPicture(file);
  };
  return (
    <div className={styles.camera}>
      <video
        ref={video}
        className={styles.video}
        hidden={!shows}
        playsInline
        muted
        aria-label={text("camera.preview")}
      />
      <output>
        {state === "off" ? <p className={styles.second}>{text("camera.off")}</p> : null}
        {state === "starting" ? <p className={styles.second}>{text("camera.starting")}</p> : null}
        {shows || state === "off" ? null : (
          <Alert
            type="warning"
            showIcon
            title={text(`camera.${state}`)}
            description={text(`camera.${state}.remedy`)}
          />
        )}
      </output>
      <Button
        icon={<CameraOutlined aria-hidden="true" />}
        loading={state === "starting" || isBusy}
        onClick={() => void (state === "live" ? take() : start())}
      >
        {text(state === "live" ? "camera.take" : "camera.start")}
      </Button>
    </div>
  );
};
