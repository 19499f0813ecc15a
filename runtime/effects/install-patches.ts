import type { Admit, Tracker } from "./tracker.ts";
import { patchAbortable } from "./patch-abortable.ts";
import { patchAttributes } from "./patch-attributes.ts";
import { patchConstructors } from "./patch-constructors.ts";
import { patchFonts } from "./patch-fonts.ts";
import { patchListeners } from "./patch-listeners.ts";
import { patchNodes, type NodeRules } from "./patch-nodes.ts";
import { patchAdopted } from "../styles/patch-adopted.ts";
import { patchHead } from "../styles/patch-head.ts";
import { subAppAround } from "../styles/sub-app-around.ts";
import { patchShadowStyles } from "../styles/patch-shadow-styles.ts";
import { patchFrameStyles } from "../styles/patch-frame-styles.ts";
import { watchFrames } from "../styles/watch-frames.ts";
import { patch, redefine, type FrameHeard, type Laid, type Patcher } from "./patch.ts";
import { patchTimers } from "./patch-timers.ts";

/** Provides or refuses what sub-apps declare in their `needs`. */
export interface Needs {
  admit: Admit;
  patch: (tracker: Tracker, patcher: Patcher) => void;
}

interface Rules extends Omit<NodeRules, "ownerOfCall"> {
  needs?: Needs | undefined;
}

/** The patches of all globals that are watched. */
export interface Patches {
  readonly on: boolean;
  /** Installs them, switched off; false while any runtime's patches are on. */
  install(): boolean;
  switchOn(): void;
  switchOff(): void;
  /** Restores the originals. */
  remove(): void;
}

const patchesOf = (hold: (laid: Laid) => void): Pick<Patcher, "wrap" | "redefine"> => ({
  wrap(target, key, make) {
    const native = target && (Reflect.get(target, key) as Parameters<typeof make>[0] | undefined);
    if (native) hold(patch(target, key, make(native)));
  },
  redefine: (...input) => hold(redefine(...input)),
});
const forGood = patchesOf(() => undefined);

const installAll = (tracker: Tracker, rules: Rules) => {
  const { needs } = rules;
  const laid: Laid[] = [];
  const starts: Parameters<Patcher["whileOn"]>[0][] = [];
  const frameHeard: FrameHeard[] = [];
  const whileOn: Patcher["whileOn"] = (start) => void starts.push(start);
  const patcher = {
    ...patchesOf((one) => void laid.push(one)),
    on: false as boolean,
    whileOn,
    listen(target, type, listener, capture) {
      const heard = listener as (event: Event) => void;
      whileOn(() => {
        target.addEventListener(type, heard, capture);
        return () => target.removeEventListener(type, heard, capture);
      });
    },
    subAppAround,
    onFrame: (heard) => void frameHeard.push(heard),
  } satisfies Patcher;
  patchTimers(tracker, patcher);
  patchListeners(tracker, patcher);
  patchConstructors(tracker, patcher, needs?.admit);
  patchAbortable(tracker, patcher, needs?.admit);
  patchAttributes(tracker, patcher);
  patchFonts(tracker, patcher);
  watchFrames(patcher, (inside, app) => {
    for (const heard of frameHeard) heard(inside, app, forGood);
  });
  patchHead(tracker, patcher);
  patchAdopted(tracker, patcher, (app) => rules.rulesOf?.(app)?.base);
  if (rules.nonce) {
    patchShadowStyles(tracker, rules.nonce, patcher);
    patchFrameStyles(rules.nonce, patcher);
  }
  needs?.patch(tracker, patcher);
  patchNodes(tracker.record, patcher, { ...rules, ownerOfCall: tracker.ownerOfCall });
  return { patcher, laid, starts };
};

/** How many runtimes have their patches on. */
let working = 0;

/**
 * Installs the patches once and toggles a flag, because redefining them at each mount is slower. If
 * another patch covers them, every call would seem to come from that patch. Then they are
 * reinstalled on top at each switch-on and removed at switch-off.
 */
export const createPatches = (tracker: Tracker, rules: Rules): Patches => {
  let installed: ReturnType<typeof installAll> | undefined;
  let isCovered = false;
  let stops: ((() => void) | void)[] = [];
  const patches: Patches = {
    get on() {
      return installed?.patcher.on ?? false;
    },
    install() {
      // On top of another runtime's active patches, every call would seem to come from those.
      if (working === 0) installed ??= installAll(tracker, rules);
      return working === 0;
    },
    switchOn() {
      if (installed && !installed.laid.every(({ isOnTop }) => isOnTop())) {
        isCovered = true;
        patches.remove();
      }
      installed ??= installAll(tracker, rules);
      installed.patcher.on = true;
      working += 1;
      stops = installed.starts.map((start) => start());
    },
    switchOff() {
      if (!installed?.patcher.on) return;
      installed.patcher.on = false;
      working -= 1;
      for (const stop of stops) stop?.();
      stops = [];
      if (isCovered) patches.remove();
    },
    remove() {
      const before = installed;
      installed = undefined;
      for (const { undo } of before?.laid.toReversed() ?? []) undo();
    },
  };
  return patches;
};
