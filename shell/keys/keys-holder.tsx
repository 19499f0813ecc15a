import { useLive } from "@console-shell/ui";
import { useEffect, useRef } from "react";
import { useDialogChunk } from "../dialogs/use-dialog-chunk.ts";
import { useConsole } from "../state/console-context.ts";
import { isOwnKey, rootsOf } from "./is-own-key.ts";
import { hasQuestion, hasQuestionInFrame, isNamed, isTyping } from "./is-typing.ts";
import { useShellKeys } from "./use-shell-keys.ts";

/** Longest pause between the letters of a sequence, in milliseconds. */
const longestPause = 1500;

const partsOf = (keys: string) => keys.toLowerCase().split(" ");
const isEnd = (typed: readonly string[], parts: readonly string[]) =>
  parts.every((part, at) => part === typed[typed.length - parts.length + at]);

/** Reads keys one by one; returns the action whose keys have just been completed, of the longest sequence. */
const createKeyReader = (): (<Action extends { keys?: string | undefined }>(
  pressed: Pick<KeyboardEvent, "key" | "timeStamp">,
  actions: readonly Action[],
) => Action | undefined) => {
  let typed: string[] = [];
  let last = 0;
  return ({ key, timeStamp }, actions) => {
    typed = [...(timeStamp - last > longestPause ? [] : typed), key.toLowerCase()].slice(-3);
    last = timeStamp;
    const [found] = actions
      .filter(({ keys }) => keys !== undefined && isEnd(typed, partsOf(keys)))
      .toSorted((one, other) => other.keys!.length - one.keys!.length);
    if (found) typed = [];
    return found;
  };
};

const load = async () => (await import("./keys-dialog.tsx")).KeysDialog;

/**
 * A letter, a sign or a named key by itself. Shift is part of a sign such as `?`, but not of the others. Only arrows
 * may be held down.
 */
const isPlain = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent) =>
  // Browsers dispatch some without a key, when they fill in a form.
  Boolean(key) &&
  (key.length === 1 || isNamed(key)) &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(repeat && !key.startsWith("Arrow")) &&
  !(shiftKey && (isNamed(key) || /\p{L}/u.test(key)));

/** Runs what keys stand for on the shown page, and shows their list. */
export const KeysHolder = () => {
  const { palette, place, shortcuts } = useConsole();
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
    let isAsking = false;
    // The palette and the list of keys may be still loading.
    const isOpening = () => palette.opened.get() || shortcuts.listed.get();
    // In the capture phase: a dialog that closes on this key may be gone afterwards.
    const look = (event: KeyboardEvent) => {
      isAsking =
        isPlain(event) &&
        (isOpening() || rootsOf(place).some((root) => hasQuestion(root)) || hasQuestionInFrame());
    };
    // In the bubble phase: a sub-app that uses the same key comes first.
    const press = (event: KeyboardEvent) => {
      if (!isPlain(event) || isAsking || !isOwnKey(event, place) || isTyping(event)) return;
      const action = read(event, actions.current());
      if (!action) return;
      // A field that gets the focus mustn't get the letter.
      event.preventDefault();
      action.run();
    };
    window.addEventListener("keydown", look, true);
    window.addEventListener("keydown", press);
    return () => {
      window.removeEventListener("keydown", look, true);
      window.removeEventListener("keydown", press);
    };
  }, [enabled, palette, place, shortcuts]);
  useEffect(() => () => shortcuts.showList(false), [shortcuts]);
  return listed && loaded ? <loaded.Dialog actions={actionsNow()} /> : null;
};
