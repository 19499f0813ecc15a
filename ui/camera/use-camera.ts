import { useCallback, useEffect, useRef, useState } from "react";
import { cameraStateOf, type CameraState } from "./camera-state.ts";

const stopAll = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/* The camera's stream, or the state that says why there is none. */
const openCamera = async (video: MediaTrackConstraints): Promise<MediaStream | CameraState> => {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: false, video });
  } catch (error) {
    return cameraStateOf(error);
  }
};

/** This device's camera; `wanted` must keep its identity. Off until `start`; off again on `stop` or unmount. */
export const useCamera = (wanted: MediaTrackConstraints) => {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const left = useRef(false);
  const [state, setState] = useState<CameraState>("off");

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
    // Browsers allow the camera only on HTTPS and localhost.
    if (!window.isSecureContext) return setState("insecure");
    setState("starting");
    const opened = await openCamera(wanted);
    if (left.current) return typeof opened === "string" ? undefined : stopAll(opened);
    release();
    if (typeof opened === "string") return setState(opened);
    stream.current = opened;
    const fail = (reason: CameraState) => {
      release();
      if (!left.current) setState(reason);
    };
    // Unplugged, or permission revoked while it runs.
    const unplugged = () => fail("no-camera");
    opened.getVideoTracks()[0]?.addEventListener("ended", unplugged, { once: true });
    try {
      if (video.current) {
        video.current.srcObject = opened;
        await video.current.play();
      }
      // It may have been unplugged in the meantime.
      if (stream.current === opened) setState("live");
    } catch {
      // `play` rejects for reasons of the video, not of camera access.
      if (stream.current === opened) fail("failed");
    }
  }, [release, wanted]);
  const stop = useCallback(() => {
    release();
    setState("off");
  }, [release]);

  return { video, state, start, stop };
};
