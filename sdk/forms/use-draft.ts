import { useState } from "react";
import { useHost } from "../host/host-context.ts";
import { useUnsaved } from "./use-unsaved.ts";

/** What a form in a dialog or drawer needs so that nothing typed is lost by a slip. */
export interface Draft {
  /** For the form: something was typed. */
  onValuesChange: () => void;
  /** For whatever closes it without saving: asks first where something was typed. */
  close: () => void;
  /** What was typed is of no use any more, but the form stays. */
  forget: () => void;
  /** For its success. */
  done: () => void;
}

/** Guards what is typed into a form; `onClose` takes the form away. */
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
