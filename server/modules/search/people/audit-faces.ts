import type { Person } from "@console-shell/contract/calls/people";
import { auditView, isViewing } from "#modules/identity/index.ts";

type ViewingCall = Parameters<typeof auditView>[0];

/** Audits that somebody views the faces of a list of people: of one collection, or of all. */
export const auditListedFaces = async (
  call: ViewingCall,
  collectionId: string | undefined,
  listed: readonly Person[],
): Promise<void> => {
  const shown = listed.find(({ coverId }) => coverId !== null);
  if (shown) await auditView(call, "people.viewed", collectionId ? shown.collection : undefined);
};

/** Audits that somebody views a person's face, unless it's the cover of a list that was audited. */
export const auditFace = async (
  call: ViewingCall,
  person: Pick<Person, "id" | "name" | "collection" | "coverId">,
  faceId: string,
): Promise<void> => {
  if (faceId === person.coverId && (await isViewing(call, undefined, person.collection))) return;
  await auditView(call, "person.viewed", person);
};
