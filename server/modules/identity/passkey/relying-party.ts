import type { Services } from "#platform/services.ts";

/** The relying party ID of passkeys: the public address, and never the Host header. */
export const relyingParty = ({
  publicUrl,
}: Pick<Services, "publicUrl">): { id: string; name: string; origin: string } => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: "Console Shell", origin };
};
