import { useLive } from "@console-shell/ui";
import { useEffect, useRef } from "react";
import { useDialogChunk } from "../dialogs/use-dialog-chunk.ts";
import { useConsole } from "../state/console-context.ts";
import { isOwnKey, rootsOf } from "./is-own-key.ts";
import { hasQuestion, isTyping } from "./is-typing.ts";
import { createKeyReader } from "./key-reader.ts";
import { useShellKeys } from "./use-shell-keys.ts";

const load = async () => (await import("./keys-dialog.tsx")).KeysDialog;

/** A letter or a sign by itself. Shift is part of a sign such as `?`, but not of a letter. */
const isPlain = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent) =>
  key?.length === 1 &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !repeat &&
  !(shiftKey && /\p{L}/u.test(key));

/** Runs what single keys stand for on the shown page, and shows their list. */
export const KeysHolder = () => {
  const { place, shortcuts } = useConsole();
  const enabled = useLive(shortcuts.enabled);
  const listed = useLive(shortcuts.listed);
  const loaded = useDialogChunk("keys", listed, load, () => shortcuts.showList(false));
  const actionsNow = useShellKeys();
  const actions = useRef(actionsNow);
  useEffect(() => {
    actions.current = actionsNow;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const read = createKeyReader();
    // In the bubble phase: a sub-app that uses the same key comes first.
    const press = (event: KeyboardEvent) => {
      if (!isPlain(event) || !isOwnKey(event, place) || isTyping(event)) return;
      if (rootsOf(place).some(hasQuestion)) return;
      const action = read(event, actions.current());
      if (!action) return;
      // A field that gets the focus mustn't get the letter.
      event.preventDefault();
      action.run();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [enabled, place]);
  useEffect(() => () => shortcuts.showList(false), [shortcuts]);
  return listed && loaded ? <loaded.Dialog actions={actionsNow()} /> : null;
};
