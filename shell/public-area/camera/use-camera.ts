import { useCallback, useEffect, useRef, useState } from "react";
import { cameraStateOf, type CameraState } from "./camera-state.ts";

const stopAll = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** The person's camera: off until `start`, and off again as soon as the page is left. */
export const useCamera = () => {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const left = useRef(false);
  const [state, setState] = useState<CameraState>("explain");

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      stopAll(stream.current);
      stream.current = undefined;
    };
  }, []);

  const start = useCallback(async () => {
    // Browsers withhold the camera from pages that are not served over HTTPS or from localhost.
    if (!window.isSecureContext) return setState("insecure");
    setState("starting");
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: "user", width: { ideal: 640 }, height: { ideal: 480 } },
      });
      if (left.current) return stopAll(opened);
      stopAll(stream.current);
      stream.current = opened;
      // Unplugged, or permission taken back while it runs.
      opened.getVideoTracks()[0]?.addEventListener("ended", () => setState("no-camera"), {
        once: true,
      });
      if (video.current) {
        video.current.srcObject = opened;
        await video.current.play();
      }
      setState("live");
    } catch (error) {
      stopAll(stream.current);
      stream.current = undefined;
      if (!left.current) setState(cameraStateOf(error));
    }
  }, []);

  return { video, state, start };
};
