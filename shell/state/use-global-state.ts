import type { Account } from "@console-shell/contract";
import { useLive } from "@console-shell/ui";
import { useConsole } from "./console-context.ts";

/** The global state; rerenders on each change. */
export const useGlobalState = () => useLive(useConsole().state);

/** The signed-in account; only for components behind the gate. */
export const useAccount = (): Account => {
  const { account } = useGlobalState();
  if (!account) throw new Error("useAccount is used where nobody is signed in");
  return account;
};

/** The signed-in account's permissions; empty while nobody is signed in. */
export const usePermissions = (): ReadonlySet<string> => {
  const { permissions } = useGlobalState();
  return new Set<string>(permissions?.permissions);
};
