import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";

/** Whether any role may sign in by face. */
export const isFaceLoginOffered = ({ faceLoginRoles }: Pick<Services, "faceLoginRoles">): boolean =>
  faceLoginRoles.length > 0;

/** If no role may, the calls don't exist: for any account, before any input is checked. */
export const refuseUnlessOffered = (services: Pick<Services, "faceLoginRoles">): void => {
  if (!isFaceLoginOffered(services)) throw new Refusal("not_found");
};
