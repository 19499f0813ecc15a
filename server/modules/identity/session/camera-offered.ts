import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";

/** Whether any role may sign in with the camera. */
export const isCameraOffered = ({ cameraRoles }: Pick<Services, "cameraRoles">): boolean =>
  cameraRoles.length > 0;

/** If no role may, the calls don't exist: for any account, before any input is checked. */
export const refuseUnlessOffered = (services: Pick<Services, "cameraRoles">): void => {
  if (!isCameraOffered(services)) throw new Refusal("not_found");
};
