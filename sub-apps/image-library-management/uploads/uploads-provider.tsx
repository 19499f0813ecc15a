import { useAccount, useOnline, useRequest, useUnsaved } from "@console-shell/sdk";
import { useQueryClient } from "@tanstack/react-query";
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { createRememberer } from "./remember-left.ts";
import { createUploadRunner } from "./run-uploads.ts";
import { createUploadStore } from "./upload-store.ts";
import { type Uploads, UploadsContext } from "./uploads-context.ts";

/** Milliseconds between two reads of what uploads change. */
const readEvery = 1_500;
const changed = [
  "GET /cc-api/library/list",
  "GET /cc-api/library/:id",
  "GET /cc-api/library/:id/image/list",
];

/** Has what uploads change read again, now and then. */
const useReadAgain = () => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => () => {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void client.invalidateQueries({
          predicate: ({ queryKey }) => changed.includes(String(queryKey[0])),
        });
      }, readEvery);
    },
    [client],
  );
};

/**
 * Sends files one by one, a few at a time, while the server can be reached. It lives above the
 * pages, so that looking at a picture does not stop the others; a file that fails does not stop
 * the rest. Leaving the sub-app would stop them all, and asks; what is left then is remembered.
 */
export const UploadsProvider = ({ children }: { children: ReactNode }) => {
  const request = useRequest();
  const { id: operatorId } = useAccount();
  const online = useOnline();
  const isOnline = useRef(online);
  const onAdded = useReadAgain();
  const [store] = useState(createUploadStore);
  const rememberer = useMemo(() => createRememberer(store, operatorId), [store, operatorId]);
  useEffect(() => () => rememberer.stop(), [rememberer]);
  const runner = useMemo(
    () =>
      createUploadRunner(store, {
        send: (input) => request("POST /cc-api/library/:id/image/upload", input),
        fetch: (input) => request("POST /cc-api/library/:id/image/fetch", input),
        present: (input) => request("POST /cc-api/library/:id/image/present", input),
        isOnline: () => isOnline.current,
        onAdded,
      }),
    [store, request, onAdded],
  );
  useLayoutEffect(() => {
    isOnline.current = online;
    runner.pump();
  }, [online, runner]);
  useUnsaved(
    useSyncExternalStore(store.subscribe, () => store.isBusy()),
    "sub-app",
  );

  const uploads = useMemo<Uploads>(
    () => ({
      store,
      add(libraryId, news, handles = []) {
        rememberer.watch(libraryId, handles);
        store.add(libraryId, news);
        runner.pump();
      },
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
