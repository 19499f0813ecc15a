import type { Ambient } from "../effects/ambient.ts";
import type { Host } from "../types.ts";

interface Resting {
  name: string;
  /** Present while the sub-app is mounted. */
  mounted: () => { ambient: Ambient; host: Host } | undefined;
  children: { rest(resting: boolean): void };
  call: (lifecycle: "activate" | "deactivate") => Promise<void>;
  onError: (lifecycle: "activate" | "deactivate", error: unknown) => void;
  /** Tells whoever watches the services. */
  tell: () => void;
}

/** A mount inside of another rests while that one is parked: unseen with it, and as quiet. */
export const createRest = ({ name, mounted, children, call, onError, tell }: Resting) => {
  let wanted = false;
  let resting = false;
  const settle = () => {
    const found = mounted();
    if (!found || wanted === resting) return;
    resting = wanted;
    const { ambient, host } = found;
    if (resting) ambient.suspend(name);
    else ambient.resume(name);
    host.overlayRoot.style.display = resting ? "none" : "contents";
    tell();
    const lifecycle = resting ? "deactivate" : "activate";
    call(lifecycle).catch((error: unknown) => onError(lifecycle, error));
  };
  return {
    get resting() {
      return resting;
    },
    /** Its outer sub-app was parked, or is back. */
    set(value: boolean) {
      wanted = value;
      children.rest(value);
      settle();
    },
    /** What was wanted while it was not yet mounted. */
    settle,
  };
};
