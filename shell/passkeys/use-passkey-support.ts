import { useConsole } from "../state/console-context.ts";
import { useInBrowser } from "../prerender/use-in-browser.ts";

/**
 * Whether passkeys can be used here: browsers support them only on HTTPS and localhost, and passkeys are
 * bound to the console's own origin. True on a prerendered page.
 */
export const usePasskeySupport = (): boolean => {
  const { place } = useConsole();
  return useInBrowser(() => place.origin === "" && typeof PublicKeyCredential === "function", true);
};
