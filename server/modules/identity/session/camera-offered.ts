import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";

/** Whether anybody at all may sign in with the camera. */
export const isCameraOffered = ({ cameraRoles }: Pick<Services, "cameraRoles">): boolean =>
  cameraRoles.length > 0;

/** Where nobody may, the calls are not there: for any account, before anything that was sent is looked at. */
export const refuseUnlessOffered = (services: Pick<Services, "cameraRoles">): void => {
  if (!isCameraOffered(services)) throw new Refusal("not_found");
};
