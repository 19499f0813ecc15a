import type { Live } from "@console-shell/contract";
import { RequestError } from "../request/request-error.ts";
import type { ActionsRunning } from "../state/actions-running.ts";
import { createStore } from "../state/store.ts";

/** Milliseconds until what could not be read is read again, where nobody else asks for it. */
const againAfter = 5_000;

/** The gate in front of the signed-in pages: they wait until the state has loaded once. */
export interface InitialState {
  loading: boolean;
  failed: boolean;
}

/** Reads the account, and what it may, into the state. */
export interface AccountLoading {
  readonly initialState: Live<InitialState>;
  /** Never rejects; a failure is in the state. Asked for while it is under way, it is done once more. */
  load: () => Promise<void>;
  /** Reads until it succeeds, unless there is nothing to read any more; not by `load`, which may itself be waiting for somebody to sign in again. */
  recheck: () => void;
  /** Nobody is signed in here any more. */
  forget(): void;
}

const leadsAway = (error: unknown) => error instanceof RequestError && error.status === 401;

/** `read` fetches the account and what it may, and stores them. */
export const createAccountLoading = (
  actions: ActionsRunning,
  read: () => Promise<void>,
): AccountLoading => {
  const initialState = createStore<InitialState>({ loading: false, failed: false });
  let isWantedAgain = false;
  let running: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const loadOnce = async () => {
    isWantedAgain = false;
    initialState.set({ loading: true, failed: false });
    try {
      await actions.track("session.load", read());
      initialState.set({ loading: false, failed: false });
    } catch (error) {
      // The request wrapper has shown why; the gate offers to try again, unless a 401 leads away.
      initialState.set({ loading: false, failed: !leadsAway(error) });
    }
  };
  const loadWhileWanted = async (): Promise<void> => {
    await loadOnce();
    if (isWantedAgain && !initialState.get().failed) await loadWhileWanted();
  };
  const recheck = () => {
    clearTimeout(timer);
    actions.track("session.load", read()).catch((error: unknown) => {
      if (!leadsAway(error)) timer = setTimeout(recheck, againAfter);
    });
  };
  return {
    initialState,
    load() {
      if (initialState.get().loading) isWantedAgain = true;
      else running = loadWhileWanted();
      return running;
    },
    recheck,
    forget() {
      clearTimeout(timer);
      isWantedAgain = false;
      initialState.set({ loading: false, failed: false });
    },
  };
};
