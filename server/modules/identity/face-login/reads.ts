import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";
import { EngineUnavailable } from "#platform/vision/engine.ts";
import { isCurrent } from "./templates.ts";

/** Whether any role may sign in by face. */
export const isFaceLoginOffered = ({ faceLoginRoles }: Pick<Services, "faceLoginRoles">): boolean =>
  faceLoginRoles.length > 0;

/** If no role may, the calls don't exist: for any account, before any input is checked. */
export const refuseUnlessOffered = (services: Pick<Services, "faceLoginRoles">): void => {
  if (!isFaceLoginOffered(services)) throw new Refusal("not_found");
};

interface Asking {
  services: Pick<Services, "faceLoginRoles">;
  session: Pick<Session, "role">;
}

const isOfferedTo = ({ services, session }: Asking): boolean =>
  services.faceLoginRoles.includes(session.role);

/** Refuses operators whose role may not sign in by face. */
export const refuseUnlessOfferedTo = (call: Asking): void => {
  if (!isOfferedTo(call)) throw new Refusal("forbidden");
};

/** Whether an operator has enrolled a face, and whether it still counts. */
export const readEnrolment = async (
  services: Pick<Services, "database" | "vision" | "faceLoginRoles">,
  session: Pick<Session, "operatorId" | "role">,
) => {
  const stored = await services.database
    .selectFrom("faceTemplates")
    .select(["model", "consent", "createdAt"])
    .where("operatorId", "=", session.operatorId)
    .executeTakeFirst();
  const offered = isOfferedTo({ services, session });
  if (!stored) return { offered, enrolledAt: null, outdated: false };
  const model = await services.vision.models().catch((error: unknown) => {
    // The current engine can't be determined; an enrolled face can still be deleted.
    if (error instanceof EngineUnavailable) return { face: { name: stored.model } };
    throw error;
  });
  return { offered, enrolledAt: stored.createdAt, outdated: !isCurrent(stored, model.face.name) };
};
