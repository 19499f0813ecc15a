import { createUndoList } from "../effects/undo-list.ts";
import { LifecycleError } from "../errors/errors.ts";
import type { MountReport } from "../types.ts";
import { createSession } from "./create-session.ts";
import { errorOf, noteError } from "./mount.ts";
import type { Mount, MountContext, Session, SessionRequest } from "./mount.ts";
import { createStateLine } from "./state-line.ts";
import { bootstrap } from "./steps/bootstrap.ts";
import { load } from "./steps/load.ts";
import { mountApp } from "./steps/mount.ts";
import { endSession } from "./steps/park.ts";
import { leave } from "./steps/unmount.ts";
import { within } from "./within.ts";

/** Creates the record of a mount; `enter` begins its first session. */
export const createMount = (context: MountContext): Mount => {
  const mount = {
    ...context,
    line: createStateLine(context.name, context.report, (state, error) =>
      mount.session.options.onState?.(state, error),
    ),
    effects: createUndoList((error) => void noteError(mount, error, "unmount")),
    end: new AbortController(),
    listeners: new Set(),
    inside: new Set(),
    phase: "load",
    isAroundParked: false,
    isSuspended: false,
  } as Mount;
  return mount;
};

/** The states of a mount, in their order. Leaving, from any of them, is `leave`. */
const run = async (mount: Mount): Promise<void> => {
  await within(mount.lifecycleTimeout, mount.end.signal, async (signal) => {
    const loaded = await load(mount, signal);
    await bootstrap(loaded, signal);
    await mountApp(loaded);
  });
  mount.line.move("mounted");
  mount.phase = "run";
  mount.parts?.suspend(mount, mount.isAroundParked);
};

const begin = async (session: Session): Promise<void> => {
  const { mount, options, ready } = session;
  const { keeper } = mount;
  try {
    if (keeper) await keeper.resume(session);
    else {
      options.onLoading?.(true);
      await run(mount);
    }
    options.onLoading?.(false);
    ready.resolve();
  } catch (error) {
    if (mount.end.signal.aborted) return;
    const { name, parts, phase } = mount;
    const failure = errorOf(mount, error, mount.keeper ? "activate" : phase);
    // A retry starts over from the entry page.
    mount.loader.unpin();
    if (phase === "load" && failure instanceof LifecycleError) parts?.ambient.forget(name);
    await leave(mount, failure);
  }
};

/** Begins a session of a mount: the first, or another one after parking. */
export const enter = (mount: Mount, request: SessionRequest): Session => {
  const session = (mount.session = createSession(mount, request));
  const { signal } = request.options;
  if (signal?.aborted) void leave(mount);
  else {
    signal?.addEventListener("abort", () => void endSession(session), {
      once: true,
      signal: mount.end.signal,
    });
    void begin(session);
  }
  return session;
};

export const inspectMount = ({ name, line, parts, effects }: Mount): MountReport => ({
  name,
  state: line.state,
  timings: line.timings(),
  effects: { ...parts?.ambient.count(name), host: effects.size },
});
