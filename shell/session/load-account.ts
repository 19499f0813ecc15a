import type { Live } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { RequestError } from "../request/request-error.ts";
import type { ActionsRunning } from "../state/actions-running.ts";

/** Milliseconds before a failed read is retried if nothing else triggers it. */
const againAfter = 5_000;

/** The gate in front of the signed-in pages: they wait until the state has loaded once. */
export interface InitialState {
  loading: boolean;
  failed: boolean;
  /** Whether the operator may not use the console from this address. */
  elsewhere: boolean;
}

/** Loads the account and its permissions into the state. */
interface AccountLoading {
  readonly initialState: Live<InitialState>;
  /** Never rejects; a failure is in the state. If called while loading, it loads once more. */
  load: () => Promise<void>;
  /**
   * Retries until it succeeds or there is nothing left to load. It doesn't use `load`, which may itself be
   * waiting for a sign-in.
   */
  recheck: () => void;
  /** Call after a sign-out. */
  forget(): void;
}

const atFirst: InitialState = { loading: false, failed: false, elsewhere: false };

const leadsAway = (error: unknown) => error instanceof RequestError && error.status === 401;

/** `read` fetches the account and its permissions and stores them. */
export const createAccountLoading = (
  actions: ActionsRunning,
  read: () => Promise<void>,
): AccountLoading => {
  const initialState = createStore<InitialState>(atFirst);
  let isWantedAgain = false;
  let running: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const loadOnce = async () => {
    isWantedAgain = false;
    // Until it is known that this has changed, what said so stays.
    initialState.set({ ...initialState.get(), loading: true, failed: false });
    try {
      await actions.track("session.load", read());
      initialState.set(atFirst);
    } catch (error) {
      // The request wrapper has shown the error; the gate offers a retry, unless a 401 redirects.
      const elsewhere = error instanceof RequestError && error.code === "address_not_allowed";
      initialState.set({ loading: false, failed: !leadsAway(error), elsewhere });
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
      initialState.set(atFirst);
    },
  };
};
