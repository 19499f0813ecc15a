/** Shows how far a command has got. */
export interface Progress {
  /** A step or an event, as a line of its own where lines can't be updated. */
  step: (text: string) => void;
  /** How far the step is; only shown where the line can be updated. */
  update: (text: string) => void;
  /** Removes the updated line. */
  end: () => void;
}

/** Progress as one updated line on a terminal, as plain lines elsewhere. */
export const progressOn = (stream: NodeJS.WriteStream): Progress => {
  if (!stream.isTTY)
    return {
      step: (text) => void stream.write(`${text}\n`),
      update: () => undefined,
      end: () => undefined,
    };
  const clear = "\r\u001B[K";
  const show = (text: string) => {
    // A longer line would wrap, and only its last row could be updated. Some terminals don't know their width.
    void stream.write(clear + text.slice(0, (stream.columns || 80) - 1));
  };
  return { step: show, update: show, end: () => void stream.write(clear) };
};

/** Progress that nobody sees. */
export const noProgress: Progress = {
  step: () => undefined,
  update: () => undefined,
  end: () => undefined,
};
