import { useWritable } from "@console-shell/sdk";
import {
  type ChangeEvent,
  type DragEvent,
  type HTMLAttributes,
  type ReactNode,
  useRef,
  useState,
} from "react";
import { filesOfDrop, filesOfInput, uploadsOf } from "./chosen-files.ts";
import { handlesOfDrop } from "./file-handles.ts";
import { UrlForm } from "./url-form.tsx";
import { useUploads } from "./uploads-context.ts";
import { useZipNames } from "./zip-names-form.tsx";

/** Selects a folder; React has no type for this attribute. */
const ofFolder = { webkitdirectory: "" };
const accepted = "image/jpeg,image/png,image/webp,application/zip,.zip";

/** The ways to add pictures to a library. */
export interface Uploader {
  chooseFiles: () => void;
  chooseFolder: () => void;
  enterUrls: () => void;
  /** Props of the buttons for these. */
  button: { disabled: boolean; loading: boolean };
  /** Props of the element that files can be dropped on. */
  target: HTMLAttributes<HTMLElement>;
  /** Whether files are held over it. */
  isOver: boolean;
  /** The file inputs and dialogs; render them once. */
  parts: ReactNode;
}

/** Adds dropped and chosen pictures, folders and ZIPs, and those at addresses. */
export const useUploader = (libraryId: string): Uploader => {
  const uploads = useUploads();
  const writable = useWritable();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isReading, setReading] = useState(false);
  const [isListing, setListing] = useState(false);
  // A picture of the page, which the browser gives as a file, too.
  const isOwn = useRef(false);
  const zipNames = useZipNames();

  const take = async (
    found: AsyncIterable<{ file: File; path: string }>,
    handles?: Promise<FileSystemHandle[]>,
  ) => {
    setReading(true);
    try {
      const news = await uploadsOf(found, zipNames.choose);
      uploads.add(libraryId, news, await handles?.catch(() => []));
    } finally {
      setReading(false);
    }
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void take(filesOfInput([...(currentTarget.files ?? [])]));
    // Lets the same files be chosen again.
    currentTarget.value = "";
  };
  return {
    chooseFiles: () => files.current?.click(),
    chooseFolder: () => folder.current?.click(),
    enterUrls: () => setListing(true),
    button: { disabled: !writable, loading: isReading },
    isOver,
    target: {
      onDragStart: () => {
        isOwn.current = true;
      },
      onDragEnd: () => {
        isOwn.current = false;
      },
      onDragOver: (event: DragEvent) => {
        if (isOwn.current) return;
        event.preventDefault();
        setOver(writable);
      },
      // Not between the elements within.
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (isOwn.current) return;
        event.preventDefault();
        setOver(false);
        if (!writable) return;
        void take(filesOfDrop(event.dataTransfer), handlesOfDrop(event.dataTransfer));
      },
    },
    parts: (
      <>
        <input ref={files} type="file" hidden multiple accept={accepted} onChange={onChange} />
        <input ref={folder} type="file" hidden multiple {...ofFolder} onChange={onChange} />
        {zipNames.dialog}
        {isListing ? (
          <UrlForm
            onClose={() => setListing(false)}
            onList={(urls) =>
              uploads.add(
                libraryId,
                urls.map((url) => ({ url })),
              )
            }
          />
        ) : null}
      </>
    ),
  };
};
