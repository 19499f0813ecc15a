import { faceConsent } from "@console-shell/contract/camera-steps";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Services } from "../../../platform/services.ts";
import { cosine } from "../../../platform/vision/unit-vector.ts";
import type { Person } from "./see-person.ts";
import { thresholds } from "./thresholds.ts";

type Keeping = Pick<Services, "sealer">;

const seal = ({ sealer }: Keeping, { embedding }: Person, operatorId: string) => {
  const { buffer, byteOffset, byteLength } = embedding;
  return sealer.seal(Buffer.from(buffer, byteOffset, byteLength).toString("base64"), operatorId);
};

const open = ({ sealer }: Keeping, sealed: string, operatorId: string): Float32Array => {
  const bytes = Buffer.from(sealer.open(sealed, operatorId), "base64");
  return new Float32Array(new Uint8Array(bytes).buffer);
};

/** Whether what was enrolled still counts: made by this engine, and agreed to in today's words. */
export const isCurrent = (template: { model: string; consent: string }, model: string): boolean =>
  template.model === model && template.consent === faceConsent;

/** Keeps what was made of an operator's face, in the place of what was there before. */
export const saveTemplate = async (
  services: Keeping,
  transaction: Kysely<Tables>,
  { operatorId, person, now }: { operatorId: string; person: Person; now: number },
): Promise<void> => {
  const made = {
    embedding: seal(services, person, operatorId),
    model: person.model,
    consent: faceConsent,
    created_at: now,
  };
  await transaction
    .insertInto("face_templates")
    .values({ operator_id: operatorId, ...made })
    .onConflict((conflict) => conflict.column("operator_id").doUpdateSet(made))
    .execute();
};

/**
 * Which enrolment of an operator a person matches, as its instant; undefined where there is none or it is
 * somebody else. The same work is done whether there is an operator, and an enrolment, or not, so that the time
 * tells nobody who is there.
 */
export const matchTemplate = async (
  { database, sealer }: Pick<Services, "database" | "sealer">,
  operatorId: string | undefined,
  person: Person,
): Promise<number | undefined> => {
  const id = operatorId ?? "";
  const stored = await database
    .selectFrom("face_templates")
    .selectAll()
    .where("operator_id", "=", id)
    .executeTakeFirst();
  const standIn = seal({ sealer }, person, id);
  const enrolled = open({ sealer }, stored?.embedding ?? standIn, id);
  const isAlike =
    enrolled.length === person.embedding.length &&
    cosine(enrolled, person.embedding) >= thresholds.match;
  return stored && isAlike && isCurrent(stored, person.model) ? stored.created_at : undefined;
};
