import { createContext, useContext } from "react";
import type { Upload } from "./upload-state.ts";
import type { NewUpload, UploadStore } from "./upload-store.ts";

export interface Uploads {
  store: UploadStore;
  /** Adds what is to be sent; handles are kept so that it can go on after a reload. */
  add: (
    libraryId: string,
    news: readonly NewUpload[],
    handles?: readonly FileSystemHandle[],
  ) => void;
  /** Forgets what was left before this page came. */
  forgetLeft: (libraryId: string) => void;
  retry: (upload: Upload) => void;
  /** Forgets a library's uploads that have ended. */
  clear: (libraryId: string) => void;
}

export const UploadsContext = createContext<Uploads | null>(null);

/** The files on their way into libraries. */
export const useUploads = (): Uploads => {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error("useUploads is called outside of UploadsProvider");
  return uploads;
};
