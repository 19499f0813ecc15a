/** The camera's state; every state but the first three tells the user what to do next. */
export type CameraState =
  | "off"
  | "starting"
  | "live"
  | "no-camera"
  | "denied"
  | "in-use"
  | "insecure"
  | "failed";

/** Maps a getUserMedia error to a state by its name (Media Capture and Streams, 10.2). */
export const cameraStateOf = (error: unknown): CameraState => {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "no-camera";
  if (name === "NotReadableError" || name === "AbortError") return "in-use";
  return "failed";
};
