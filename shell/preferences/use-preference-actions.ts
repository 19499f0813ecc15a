import type { Locale, ThemeChoice } from "@console-shell/contract";
import { useConsole } from "../state/console-context.ts";

/** Changes language or theme at once, and saves it to the account of whoever is signed in. */
export const usePreferenceActions = () => {
  const { preferences, state, request, actions } = useConsole();
  return async (choice: { locale: Locale } | { theme: ThemeChoice }) => {
    preferences.apply(choice);
    const { account } = state.get();
    if (!account) return;
    state.setAccountInfo({ ...account, ...choice });
    try {
      await actions.track(
        "preferences.save",
        request("POST /cc-api/operator/updateBasicInfo", { body: choice }),
      );
    } catch {
      // Already shown; the choice stays in force in this browser.
    }
  };
};
