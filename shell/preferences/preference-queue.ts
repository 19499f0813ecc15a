import type { Account, HostRequest } from "@console-shell/contract";
import type { Connection } from "../connection/connection.ts";
import { isUnreached } from "../request/is-unreached.ts";
import { RequestError } from "../request/request-error.ts";
import type { ActionsRunning } from "../state/actions-running.ts";
import type { GlobalState } from "../state/global-state.ts";
import type { Preferences } from "./preferences.ts";

type Chosen = Pick<
  Account,
  "locale" | "theme" | "density" | "navigation" | "shortcuts" | "favourites" | "home"
>;

/** One preference of the operator's. */
type Choice = { [Name in keyof Chosen]-?: Pick<Account, Name> }[keyof Chosen];

/** The operator's choices, and saving them to the account. */
export interface PreferenceQueue {
  /**
   * Applies a choice, or one derived from the current account, at once (a language once it has loaded), and
   * saves it to the signed-in operator's account as soon as the server is reachable.
   */
  choose(choice: Choice | ((account: Account) => Choice)): void;
  /**
   * The request function, except that an account whose read started before a choice was saved gets that
   * choice.
   */
  readonly request: HostRequest;
}

interface PreferenceQueueParts {
  request: HostRequest;
  preferences: Pick<Preferences, "apply">;
  state: GlobalState;
  actions: Pick<ActionsRunning, "track">;
  connection: Pick<Connection, "get" | "subscribe">;
}

/** Saves choices one at a time, so the last one wins. Lives as long as the page. */
export const createPreferenceQueue = (parts: PreferenceQueueParts): PreferenceQueue => {
  const { request, preferences, state, actions, connection } = parts;
  let owner: string | undefined;
  /** Counts the saves. */
  let turn = 0;
  /** PreferenceQueue made here, by name, with the save that included them. */
  const chosen = new Map<string, { choice: Choice; saved: number }>();
  let waiting: Partial<Chosen> = {};
  let saving = false;

  const send = async (body: Partial<Chosen>) => {
    const whose = owner;
    // A choice made again in the meantime isn't covered by this save.
    const settle = (act: (name: string) => void) => {
      if (owner === whose) for (const name of Object.keys(body)) if (!(name in waiting)) act(name);
    };
    try {
      await actions.track(
        "preferences.save",
        request("POST /cc-api/operator/updateBasicInfo", { body }),
      );
      turn += 1;
      settle((name) => (chosen.get(name)!.saved = turn));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      // The error has already been shown. The choice stays in effect here until the account is read again.
      if (!isUnreached(error)) return settle((name) => chosen.delete(name));
      if (owner === whose) waiting = { ...body, ...waiting };
      throw error;
    }
  };
  const save = async () => {
    if (saving) return;
    saving = true;
    try {
      while (connection.get() && Object.keys(waiting).length > 0) {
        const body = waiting;
        waiting = {};
        await send(body);
      }
    } catch (error) {
      // Retried on reconnecting or with the next choice.
      if (!(error instanceof RequestError)) throw error;
    } finally {
      saving = false;
    }
  };
  /** Saves a choice to the signed-in operator's account. */
  const keep = (choice: Choice) => {
    const { account } = state.get();
    if (!account) return;
    // A viewer's choice lasts as long as the page: the account is another operator's.
    if (account.viewer) return state.setAccountInfo({ ...account, ...choice });
    for (const name of Object.keys(choice)) chosen.set(name, { choice, saved: Infinity });
    waiting = { ...waiting, ...choice };
    state.setAccountInfo({ ...account, ...choice });
    void save();
    return undefined;
  };
  const chooseLanguage = async (choice: Pick<Account, "locale">) => {
    const whose = owner;
    // A language that fails to load isn't saved.
    if ((await preferences.apply(choice)) && owner === whose) keep(choice);
  };
  connection.subscribe((online) => {
    if (online) void save();
  });
  state.subscribe(({ account }) => {
    if (account?.id === owner) return;
    owner = account?.id;
    chosen.clear();
    waiting = {};
  });

  return {
    choose(made) {
      const { account } = state.get();
      if (!account && typeof made === "function") return;
      const choice = typeof made === "function" ? made(account!) : made;
      if ("theme" in choice) void preferences.apply(choice);
      if ("locale" in choice) void chooseLanguage(choice);
      else keep(choice);
    },
    request: (async (...input: Parameters<HostRequest>) => {
      const began = turn;
      const answer: unknown = await request(...input);
      if (input[0] !== "GET /auth/account/info" || (answer as Account).id !== owner) return answer;
      const newer = Array.from(chosen.values()).filter(({ saved }) => saved > began);
      return Object.assign({}, answer, ...newer.map(({ choice }) => choice));
    }) as HostRequest,
  };
};
