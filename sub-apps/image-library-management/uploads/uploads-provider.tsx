import { useAccount, useHost, useOnline, useRequest, useUnsaved } from "@console-shell/sdk";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { createRememberer } from "./remember-left.ts";
import { createUploadRunner } from "./run-uploads.ts";
import { createUploadStore } from "./upload-store.ts";
import { type Uploads, UploadsContext } from "./uploads-context.ts";

/** Milliseconds between refetches of what uploads change. */
const readEvery = 1_500;
const changed = [
  "GET /cc-api/library/list",
  "GET /cc-api/library/:id",
  "GET /cc-api/library/:id/image/list",
];

/** Refetches what uploads change, throttled. */
const createReadAgain = (client: QueryClient) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({
          predicate: ({ queryKey }) => changed.includes(String(queryKey[0])),
        });
      }, readEvery);
    },
    stop: () => clearTimeout(timer),
  };
};

/**
 * Uploads files, a few at a time, while the server is reachable. It is above the pages, so opening a picture
 * doesn't stop uploads, and a failed file doesn't stop the rest. Leaving the sub-app would stop them all, so
 * it asks first; unfinished uploads are remembered.
 */
export const UploadsProvider = ({ children }: { children: ReactNode }) => {
  const request = useRequest();
  const client = useQueryClient();
  const { id: operatorId } = useAccount();
  const online = useOnline();
  // On another origin, the host's page could read the stored uploads.
  const mayKeep = useHost().address("/") === "/";
  // Created once per mount, which belongs to one operator.
  const [{ store, runner, rememberer, readAgain }] = useState(() => {
    const store = createUploadStore();
    const readAgain = createReadAgain(client);
    const runner = createUploadRunner(store, {
      send: (input) => request("POST /cc-api/library/:id/image/upload", input),
      fetch: (input) => request("POST /cc-api/library/:id/image/fetch", input),
      present: (input) => request("POST /cc-api/library/:id/image/present", input),
      onAdded: readAgain.soon,
    });
    return {
      store,
      runner,
      rememberer: mayKeep ? createRememberer(store, operatorId) : undefined,
      readAgain,
    };
  });
  useEffect(
    () => () => {
      runner.stop();
      rememberer?.stop();
      readAgain.stop();
    },
    [runner, rememberer, readAgain],
  );
  useLayoutEffect(() => runner.setOnline(online), [online, runner]);
  useUnsaved(useSyncExternalStore(store.subscribe, store.isBusy), {
    lostWith: "sub-app",
    reason: "upload",
  });

  const uploads = useMemo<Uploads>(
    () => ({
      store,
      add(libraryId, news, handles = []) {
        rememberer?.watch(libraryId, news, handles);
        store.add(libraryId, news);
        runner.pump();
      },
      forgetLeft: (libraryId) => rememberer?.forget(libraryId),
      retry(upload) {
        store.change(upload, { state: "waiting" });
        runner.pump();
      },
      clear: store.clear,
    }),
    [store, runner, rememberer],
  );
  return <UploadsContext value={uploads}>{children}</UploadsContext>;
};
