import { newId } from "#platform/database/id.ts";
import type { Services } from "#platform/services.ts";
import { sessionLifetimes } from "#kernel/session-lifetimes.ts";
import { hashToken, newToken } from "./token.ts";

export interface SessionOptions {
  now: number;
  /** Thirty days without an idle timeout. */
  remember?: boolean;
  /** Otherwise it ends after that long; a day by default. */
  longest?: number;
  /** Time of the last authentication that counts for decisions about accounts; defaults to now. */
  authAt?: number;
  address?: string;
  device?: string;
  /** The identity provider that proved who it is. */
  provider?: OpenedByProvider | undefined;
}

/** How an identity provider opened a session. */
export interface OpenedByProvider {
  id: string;
  /** The provider's name for the session there; null if it sends none. */
  sid: string | null;
  /** Whether its second factor counts as one. */
  factor: boolean;
}

/** Opens a session for an operator and returns its token; the database only stores a hash of it. */
export const createSession = async (
  services: Pick<Services, "database">,
  operatorId: string,
  {
    now,
    remember = false,
    longest = sessionLifetimes.absolute,
    authAt = now,
    address = "",
    device = "",
    provider,
  }: SessionOptions,
): Promise<string> => {
  const token = newToken();
  const lifetime = remember ? sessionLifetimes.rememberedAbsolute : longest;
  await services.database
    .insertInto("sessions")
    .values({
      id: newId(),
      tokenHash: hashToken(token),
      operatorId,
      createdAt: now,
      lastSeenAt: now,
      authAt,
      expiresAt: now + lifetime,
      remember,
      address,
      device: device.slice(0, 256),
      ...(provider && {
        providerId: provider.id,
        providerSid: provider.sid,
        providerFactor: provider.factor,
      }),
    })
    .execute();
  return token;
};
