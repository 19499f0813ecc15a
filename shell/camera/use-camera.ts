import { useCallback, useEffect, useRef, useState } from "react";
import { cameraStateOf, type CameraState } from "./camera-state.ts";

const stopAll = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** The person's camera: off until `start`, and off again by `stop` or as soon as the view is left. */
export const useCamera = () => {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const left = useRef(false);
  const [state, setState] = useState<CameraState>("explain");

  const release = useCallback(() => {
    stopAll(stream.current);
    stream.current = undefined;
    if (video.current) video.current.srcObject = null;
  }, []);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      release();
    };
  }, [release]);

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
      release();
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
      release();
      if (!left.current) setState(cameraStateOf(error));
    }
  }, [release]);
  const stop = useCallback(() => {
    release();
    setState("explain");
  }, [release]);

  return { video, state, start, stop };
};
