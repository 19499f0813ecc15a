import { createContext, useContext } from "react";
import type { Upload } from "./upload-state.ts";
import type { NewUpload, UploadStore } from "./upload-store.ts";

export interface Uploads {
  store: UploadStore;
  /** Adds uploads; handles are stored to resume after a reload. */
  add: (
    libraryId: string,
    news: readonly NewUpload[],
    handles?: readonly FileSystemHandle[],
  ) => void;
  /** Discards what was left before this page loaded. */
  forgetLeft: (libraryId: string) => void;
  retry: (upload: Upload) => void;
  /** Removes a library's finished uploads. */
  clear: (libraryId: string) => void;
}

export const UploadsContext = createContext<Uploads | null>(null);

/** The current uploads. */
export const useUploads = (): Uploads => {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error("useUploads is called outside of UploadsProvider");
  return uploads;
};
