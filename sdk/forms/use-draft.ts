import { useState } from "react";
import { useHost } from "../host/host-context.ts";
import { useUnsaved } from "./use-unsaved.ts";

/** What a form in a dialog or drawer needs to prevent losing input by accident. */
interface Draft {
  /** For the form's `onValuesChange`. */
  onValuesChange: () => void;
  /** For every way to close without saving: asks for confirmation if there is unsaved input. */
  close: () => void;
  /** Discards the unsaved state but keeps the form open. */
  forget: () => void;
  /** Call after a successful save. */
  done: () => void;
}

/** Guards a form's unsaved input; `onClose` removes the form. */
export const useDraft = (onClose: () => void): Draft => {
  const host = useHost();
  const [changed, setChanged] = useState(false);
  const release = useUnsaved(changed);
  const forget = () => {
    release();
    setChanged(false);
  };
  const done = () => {
    forget();
    onClose();
  };
  const close = async () => {
    if (await host.confirmLeave()) done();
  };
  return {
    onValuesChange: () => setChanged(true),
    close: () => void close(),
    forget,
    done,
  };
};
