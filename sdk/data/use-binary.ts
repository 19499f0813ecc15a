import type { ApiInput, ApiKey } from "@console-shell/contract";
import { useEffect, useState } from "react";
import { useRequest } from "../host/hooks.ts";
import { call } from "./call.ts";

interface BinaryState {
  /** An object URL of the bytes, once they are there. */
  url: string | undefined;
  failed: boolean;
}

const nothing: BinaryState = { url: undefined, failed: false };

/** Reads a call that answers with bytes, as an object URL that is revoked on unmount. */
export const useBinary = <Key extends ApiKey>(key: Key, input: ApiInput<Key>): BinaryState => {
  const request = useRequest();
  const inputKey = JSON.stringify(input);
  const [state, setState] = useState({ ...nothing, inputKey });
  useEffect(() => {
    const controller = new AbortController();
    let url: string | undefined;
    call(request, key, JSON.parse(inputKey) as ApiInput<Key>, { signal: controller.signal })
      .then((bytes) => {
        if (controller.signal.aborted) return;
        url = URL.createObjectURL(bytes as unknown as Blob);
        setState({ url, failed: false, inputKey });
      })
      .catch(() => {
        if (!controller.signal.aborted) setState({ url: undefined, failed: true, inputKey });
      });
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [request, key, inputKey]);
  return state.inputKey === inputKey ? state : nothing;
};
