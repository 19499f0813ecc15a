import type { ApiInput, ApiOutput } from "@console-shell/contract";
import { imageBytes, sha256Of } from "./image-bytes.ts";
import type { Upload } from "./upload-state.ts";
import { changeFor, type UploadStore } from "./upload-store.ts";

/** Concurrent uploads; more would only wait for each other. */
const lanes = 2;
/** Files per check whether the library already has them. */
const maxAsked = 50;

/** The calls that uploads need. */
export interface UploadCalls {
  send(
    input: ApiInput<"POST /cc-api/library/:id/image/upload">,
  ): Promise<ApiOutput<"POST /cc-api/library/:id/image/upload">>;
  fetch(
    input: ApiInput<"POST /cc-api/library/:id/image/fetch">,
  ): Promise<ApiOutput<"POST /cc-api/library/:id/image/fetch">>;
  present(
    input: ApiInput<"POST /cc-api/library/:id/image/present">,
  ): Promise<ApiOutput<"POST /cc-api/library/:id/image/present">>;
  /** A picture was added. */
  onAdded: () => void;
}

const lastPart = (name: string) => name.slice(name.lastIndexOf("/") + 1);

/**
 * Sends pending files, a few at a time, while the server is reachable. First it asks the library which files
 * it already has, by SHA-256, so an interrupted list resumes where it stopped. Memory holds one file per
 * lane, and one for the check. Call `pump` whenever work may continue; once stopped, nothing starts and no
 * further file is read.
 */
export const createUploadRunner = (store: UploadStore, calls: UploadCalls) => {
  let sending = 0;
  let isChecking = false;
  let isOnline = false;
  let isStopped = false;

  const send = async (upload: Upload) => {
    const params = { id: upload.libraryId };
    if ("url" in upload.from) return calls.fetch({ params, body: { url: upload.from.url } });
    const body = new FormData();
    body.append("file", await imageBytes(upload.from.source), lastPart(upload.name));
    if (isStopped) throw new Error("The uploads were stopped");
    return calls.send({ params, body });
  };

  const begin = async (upload: Upload) => {
    sending += 1;
    store.change(upload, { state: "sending" });
    try {
      const image = await send(upload);
      store.change(upload, {
        state: "done",
        ...(image && {
          image: { id: image.id, isDeleted: false },
          alterations: image.alterations,
        }),
      });
      calls.onAdded();
    } catch (error) {
      // An unsent file is left over, not refused.
      if (!isStopped) store.change(upload, changeFor(error));
    } finally {
      sending -= 1;
      pump();
    }
  };

  /** The hash of a file that may be a picture; any other file fails. */
  const hash = async (upload: Upload): Promise<string | undefined> => {
    if ("url" in upload.from) return undefined;
    try {
      return await sha256Of(await imageBytes(upload.from.source));
    } catch (error) {
      store.change(upload, changeFor(error));
      return undefined;
    }
  };

  const check = async () => {
    isChecking = true;
    try {
      const some = store.waiting(({ isChecked }) => !isChecked, maxAsked);
      const [first] = some;
      const byHash = new Map<string, Upload[]>();
      for (const upload of some) {
        if (isStopped) return;
        const sha256 = await hash(upload);
        if (sha256) byHash.set(sha256, [...(byHash.get(sha256) ?? []), upload]);
      }
      if (isStopped) return;
      if (first && byHash.size > 0) {
        const body = { sha256: [...byHash.keys()] };
        // If the check fails, they are sent, and the server reports duplicates one by one.
        const { items } = await calls
          .present({ params: { id: first.libraryId }, body })
          .catch(() => ({ items: [] }));
        for (const { sha256, id, isDeleted } of items)
          for (const upload of byHash.get(sha256) ?? [])
            store.change(upload, { state: "present", image: { id, isDeleted } });
      }
      for (const upload of some)
        if (upload.state === "waiting") store.change(upload, { isChecked: true });
    } finally {
      isChecking = false;
      pump();
    }
  };

  const pump = () => {
    if (!isOnline || isStopped) return;
    for (const next of store.waiting(({ isChecked }) => isChecked, lanes - sending))
      void begin(next);
    // A limited number of checked files is enough; the others are read closer to their turn.
    const isAhead = store.waiting(({ isChecked }) => isChecked, maxAsked).length === maxAsked;
    if (isChecking || isAhead) return;
    if (store.waiting(({ isChecked }) => !isChecked, 1).length > 0) void check();
  };

  return {
    pump,
    stop() {
      isStopped = true;
    },
    /** Sets whether the server is reachable; until it is called, it isn't. */
    setOnline(now: boolean) {
      isOnline = now;
      pump();
    },
  };
};
