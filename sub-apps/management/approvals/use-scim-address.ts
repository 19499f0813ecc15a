import { scimPath } from "@console-shell/contract/words/scim";
import { useAddress } from "@console-shell/ui";

/** The address that an identity provider needs with a token. In a host's page the console is elsewhere. */
export const useScimAddress = (): string =>
  new URL(useAddress()("/"), document.baseURI).origin + scimPath;
