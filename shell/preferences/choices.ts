import type { Account, HostRequest } from "@console-shell/contract";
import type { Connection } from "../connection/connection.ts";
import { isUnreached } from "../request/is-unreached.ts";
import { RequestError } from "../request/request-error.ts";
import type { ActionsRunning } from "../state/actions-running.ts";
import type { GlobalState } from "../state/global-state.ts";
import type { Preferences } from "./preferences.ts";

type Chosen = Pick<Account, "locale" | "theme" | "density" | "navigation" | "favourites">;

/** What an operator may choose; one at a time. */
export type Choice = { [Name in keyof Chosen]: Pick<Account, Name> }[keyof Chosen];

/** What is chosen here, and its way to the account. */
export interface Choices {
  /**
   * Puts a choice, or what is made of the account's present one, into force at once (a language once it
   * has loaded), and saves it to the account of the operator who is signed in; as soon as the server can be reached.
   */
  choose(choice: Choice | ((account: Account) => Choice)): void;
  /** The request, but an account that it began to read before a choice was saved has that choice. */
  readonly request: HostRequest;
}

interface ChoicesParts {
  request: HostRequest;
  preferences: Pick<Preferences, "apply">;
  state: GlobalState;
  actions: Pick<ActionsRunning, "track">;
  connection: Pick<Connection, "get" | "subscribe">;
}

/** Saves one after the other, so that the last choice wins. For the life of the page. */
export const createChoices = (parts: ChoicesParts): Choices => {
  const { request, preferences, state, actions, connection } = parts;
  let owner: string | undefined;
  /** Counts what was saved. */
  let turn = 0;
  /** What was chosen here, by its name, with the turn in which it was saved. */
  const chosen = new Map<string, { choice: Choice; saved: number }>();
  let waiting: Partial<Chosen> = {};
  let saving = false;

  const send = async (body: Partial<Chosen>) => {
    const whose = owner;
    // What was chosen again meanwhile has not been saved by this.
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
      // Shown already. The choice stays in force here, until the account is read again.
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
      // It waits for the connection, or for the next choice.
      if (!(error instanceof RequestError)) throw error;
    } finally {
      saving = false;
    }
  };
  /** Saves a choice to the account of the operator who is signed in. */
  const keep = (choice: Choice) => {
    const { account } = state.get();
    if (!account) return;
    for (const name of Object.keys(choice)) chosen.set(name, { choice, saved: Infinity });
    waiting = { ...waiting, ...choice };
    state.setAccountInfo({ ...account, ...choice });
    void save();
  };
  const chooseLanguage = async (choice: Pick<Account, "locale">) => {
    const whose = owner;
    // One that does not load is not saved.
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
