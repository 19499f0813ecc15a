import { useEffect, useRef, useState } from "react";
import { cameraStateOf, type CameraState } from "./camera-state.ts";

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** The picture that the video shows now, as a JPEG; undefined before it shows one. */
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

/** This device's camera: off until `start`, and off again as soon as it is left. */
export const useCamera = () => {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const left = useRef(false);
  const [state, setState] = useState<CameraState>("off");

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      stop(stream.current);
      stream.current = undefined;
    };
  }, []);

  const start = async () => {
    // Browsers withhold the camera from pages that are not served over HTTPS or from localhost.
    if (!window.isSecureContext) return setState("insecure");
    setState("starting");
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      if (left.current) return stop(opened);
      stop(stream.current);
      stream.current = opened;
      // Unplugged, or permission taken back while it runs.
      opened
        .getVideoTracks()[0]
        ?.addEventListener("ended", () => setState("no-camera"), { once: true });
      if (video.current) {
        video.current.srcObject = opened;
        await video.current.play().catch((error: unknown) => {
          // What the browser says here is of the picture, and not of why it withholds a camera.
          throw new Error("The camera's picture does not play", { cause: error });
        });
      }
      setState("live");
    } catch (error) {
      stop(stream.current);
      stream.current = undefined;
      if (!left.current) setState(cameraStateOf(error));
    }
  };

  const capture = async () => (video.current ? pictureOf(video.current) : undefined);
  return { video, state, start, capture };
};
