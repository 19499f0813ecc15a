import type { CDPSession, Page } from "@playwright/test";

/** A virtual device with passkeys; by default its user is present and unlocks it. */
export interface VirtualAuthenticator {
  /** Sets whether the user unlocks it from now on. */
  setUserVerified(verified: boolean): Promise<void>;
  remove(): Promise<void>;
}

/** Adds such a device to a page's browser. */
export const addAuthenticator = async (page: Page): Promise<VirtualAuthenticator> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setUserVerified(isUserVerified) {
      await session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
    async remove() {
      await session.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    },
  };
};
