import { useConsole } from "../state/console-context.ts";
import { loadCeremony } from "./load-ceremony.ts";
import type { PasskeyAnswer } from "./passkey-json.ts";
import { useCeremony, type Ceremony } from "./use-ceremony.ts";

/** Asks for a passkey assertion that the server will verify. */
export const usePasskeyAnswer = (): Omit<Ceremony, "run"> & {
  ask: () => Promise<PasskeyAnswer | undefined>;
} => {
  const { request } = useConsole();
  const { run, ...state } = useCeremony();
  const ask = () =>
    run(async (signal) => {
      const options = await request("POST /auth/passkey/options", undefined, { signal });
      const { askPasskey } = await loadCeremony();
      return askPasskey(options, signal);
    });
  return { ...state, ask };
};
