import { CameraOutlined } from "@ant-design/icons";
import { useCamera } from "@console-shell/ui";
import { Alert, Button } from "antd";
import { useText } from "../messages/index.ts";
import styles from "./query-image.module.css";

/** The video's current frame as a JPEG; undefined if there is none yet. */
const pictureOf = async (video: HTMLVideoElement): Promise<File | undefined> => {
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  const bytes = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", 0.92),
  );
  return bytes ? new File([bytes], "camera.jpg", { type: "image/jpeg" }) : undefined;
};

interface CameraSourceProps {
  isBusy: boolean;
  onPicture: (file: File) => void;
}

/** Larger than for sign-in: the person may be some distance away. */
const wanted = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** Takes a picture with this device's camera; the browser isn't asked before a click. */
export const CameraSource = ({ isBusy, onPicture }: CameraSourceProps) => {
  const text = useText();
  const { video, state, start } = useCamera(wanted);
  const shows = state === "starting" || state === "live";
  const take = async () => {
    const file = video.current && (await pictureOf(video.current));
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
