import { uploadBytes } from "@console-shell/contract/limits";
import { useApiMutation, useFormat, useOnline, useUnsaved } from "@console-shell/sdk";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useText } from "../messages/index.ts";
import { failureOf, type Upload, type Uploads } from "./upload-state.ts";
import { UploadsContext } from "./uploads-context.ts";

/** Files sent at the same time; more would only wait for each other. */
const lanes = 2;

/**
 * Sends files one by one, a few at a time, while the server can be reached. It lives above the
 * pages, so that looking at a picture does not stop the others; a file that fails does not stop
 * the rest. Leaving the sub-app would stop them all, and asks.
 */
export const UploadsProvider = ({ children }: { children: ReactNode }) => {
  const text = useText();
  const format = useFormat();
  const [items, setItems] = useState<readonly Upload[]>([]);
  const { mutateAsync: send } = useApiMutation("POST /cc-api/library/:id/image/upload", {
    invalidates: [
      "GET /cc-api/library/list",
      "GET /cc-api/library/:id",
      "GET /cc-api/library/:id/image/list",
    ],
  });

  const online = useOnline();
  const next = items.find((item) => item.state === "waiting");
  const sending = items.filter((item) => item.state === "sending").length;
  useUnsaved(next !== undefined || sending > 0, "sub-app");
  useEffect(() => {
    if (!online || !next || sending >= lanes) return;
    const change = (change: Partial<Upload>) =>
      setItems((items) =>
        items.map((item) => (item.key === next.key ? { ...item, ...change } : item)),
      );
    const body = new FormData();
    body.append("file", next.file);
    change({ state: "sending" });
    send({ params: { id: next.libraryId }, body }).then(
      () => change({ state: "done" }),
      (error: unknown) => change(failureOf(error)),
    );
  }, [online, next, sending, send]);

  const uploads = useMemo<Uploads>(() => {
    const tooLarge = text("upload.tooLarge", { limit: format.number(uploadBytes / 2 ** 20) });
    return {
      items,
      add: (libraryId, files) =>
        setItems((items) => {
          const first = (items.at(-1)?.key ?? 0) + 1;
          const added = files.map((file, index): Upload => {
            const upload = { key: first + index, libraryId, file };
            return file.size > uploadBytes
              ? { ...upload, state: "failed", reason: tooLarge }
              : { ...upload, state: "waiting" };
          });
          return [...items, ...added];
        }),
      retry: (key) =>
        setItems((items) =>
          items.map((item) =>
            item.key === key ? { ...item, state: "waiting", reason: undefined } : item,
          ),
        ),
      clear: (libraryId) =>
        setItems((items) =>
          items.filter(
            (item) =>
              item.libraryId !== libraryId || item.state === "waiting" || item.state === "sending",
          ),
        ),
    };
  }, [items, text, format]);

  return <UploadsContext value={uploads}>{children}</UploadsContext>;
};
