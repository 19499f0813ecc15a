import { faceConsent } from "@console-shell/contract/words/camera-steps";
import type { Kysely } from "kysely";
import type { By } from "#kernel/call.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { cosine } from "#platform/vision/unit-vector.ts";
import { thresholds } from "./frame.ts";
import type { Person } from "./see-person.ts";

type Sealing = Pick<Services, "sealer">;

const seal = (
  { sealer }: Sealing,
  database: Kysely<Tables>,
  { embedding }: Person,
  operatorId: string,
): Promise<string> => {
  const { buffer, byteOffset, byteLength } = embedding;
  const text = Buffer.from(buffer, byteOffset, byteLength).toString("base64");
  return sealer.seal(database, text, { kind: "face", owner: operatorId });
};

const open = async (
  { database, sealer }: Pick<Services, "database" | "sealer">,
  sealed: string,
  operatorId: string,
): Promise<Float32Array> => {
  const text = await sealer.open(database, sealed, { kind: "face", owner: operatorId });
  const bytes = Buffer.from(text, "base64");
  return new Float32Array(new Uint8Array(bytes).buffer);
};

/** Whether an enrolment still counts: made by this engine, under the current consent text. */
export const isCurrent = (template: { model: string; consent: string }, model: string): boolean =>
  template.model === model && template.consent === faceConsent;

/** Stores the operator's own face template, replacing the previous one. */
export const saveTemplate = async (
  services: Sealing,
  transaction: Kysely<Tables>,
  { operatorId, now }: By,
  person: Person,
): Promise<void> => {
  const made = {
    embedding: await seal(services, transaction, person, operatorId),
    model: person.model,
    consent: faceConsent,
    createdAt: now,
  };
  await transaction
    .insertInto("faceTemplates")
    .values({ operatorId, ...made })
    .onConflict((conflict) => conflict.column("operatorId").doUpdateSet(made))
    .execute();
};

/**
 * The matching enrolment of an operator, as its instant; undefined if there is none or it's somebody else's. The same
 * work is done without an operator or an enrolment, to prevent enumeration by timing.
 */
export const matchTemplate = async (
  services: Pick<Services, "database" | "sealer">,
  operatorId: string | undefined,
  person: Person,
): Promise<number | undefined> => {
  const id = operatorId ?? "";
  const stored = await services.database
    .selectFrom("faceTemplates")
    .selectAll()
    .where("operatorId", "=", id)
    .executeTakeFirst();
  const standIn = await seal(services, services.database, person, id);
  const enrolled = await open(services, stored?.embedding ?? standIn, id);
  const isAlike =
    enrolled.length === person.embedding.length &&
    cosine(enrolled, person.embedding) >= thresholds.match;
  return stored && isAlike && isCurrent(stored, person.model) ? stored.createdAt : undefined;
};
