import { createContext, useContext } from "react";
import type { Uploads } from "./upload-state.ts";

export const UploadsContext = createContext<Uploads | null>(null);

/** The files on their way into libraries. */
export const useUploads = (): Uploads => {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error("useUploads is called outside of UploadsProvider");
  return uploads;
};
