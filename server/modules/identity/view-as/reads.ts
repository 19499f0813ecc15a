import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";
import { sessionOfOperator } from "../session/reads.ts";

const viewPermission = "management:operator:view-as";

/** Whether `own` may see the console as an operator: never as one who may do more, and only root as root. */
const maySee = (own: Session, target: Pick<Session, "role" | "permissions">): boolean =>
  own.permissions.has(viewPermission) &&
  (own.role === "root" || target.role !== "root") &&
  target.permissions.isSubsetOf(own.permissions);

/**
 * A session as another operator sees the console, with the permissions that both have; null if that's no longer allowed.
 * It is checked with every call, like a session. It proves nothing: `authAt` is 0.
 */
export const viewedSession = async (
  services: Pick<Services, "database">,
  own: Session,
  { viewedId, until, now }: { viewedId: string; until: number; now: number },
): Promise<Session | null> => {
  const target = await sessionOfOperator(services, viewedId, {
    id: own.id,
    now,
    expiresAt: until,
  });
  if (!target || !maySee(own, target)) return null;
  const { locale, theme, density, navigation, shortcuts } = own.profile;
  return {
    ...target,
    permissions: target.permissions.intersection(own.permissions),
    authAt: 0,
    endsAt: own.endsAt,
    secondFactorMissing: own.secondFactorMissing,
    passkeyRequired: own.passkeyRequired,
    addresses: own.addresses,
    profile: { ...target.profile, locale, theme, density, navigation, shortcuts },
    viewer: { id: own.operatorId, account: own.account, name: own.profile.name, until },
  };
};
