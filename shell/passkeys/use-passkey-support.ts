import { useConsole } from "../state/console-context.ts";
import { useInBrowser } from "../prerender/use-in-browser.ts";

/**
 * Whether passkeys can be used here: browsers do so on HTTPS and localhost only, and passkeys belong
 * to the console's own origin. A prerendered page says so of every browser.
 */
export const usePasskeySupport = (): boolean => {
  const { place } = useConsole();
  return useInBrowser(() => place.origin === "" && typeof PublicKeyCredential === "function", true);
};
