import type { Account } from "@console-shell/contract";
import { useConsole } from "./console-context.ts";
import { useLive } from "./use-live.ts";

/** The global state, re-rendering on each change. */
export const useGlobalState = () => useLive(useConsole().state);

/** The signed-in account; only for what is rendered behind the gate. */
export const useAccount = (): Account => {
  const { account } = useGlobalState();
  if (!account) throw new Error("useAccount is used where nobody is signed in");
  return account;
};

/** The permissions of the signed-in account as a set; empty while nobody is signed in. */
export const usePermissions = (): ReadonlySet<string> => {
  const { permissions } = useGlobalState();
  return new Set<string>(permissions?.permissions);
};
