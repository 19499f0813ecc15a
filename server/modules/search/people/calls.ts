import * as calls from "@console-shell/contract/calls/people";
import type { Person } from "@console-shell/contract/calls/people";
import { auditView, isViewing, throttleRules, throttle } from "#modules/identity/index.ts";
import { answer } from "#kernel/answer.ts";
import { refuseOtherSite } from "#kernel/cross-site.ts";
import { addFaces, removePerson, makePerson, changeName, removeFaces } from "./writes.ts";
import { mergeInto } from "./merge.ts";
import { splitOff } from "./split.ts";
import { undoOperation } from "./undo.ts";
import { findFaceOfCollection, findPersonFace, listPersonFacePage, sendFace } from "./faces.ts";
import { findPerson, listPeoplePage } from "./reads.ts";
import { findSimilarFaces } from "./similar.ts";

type ViewingCall = Parameters<typeof auditView>[0];

/** Audits that somebody views the faces of a list of people: of one collection, or of all. */
const auditListedFaces = async (
  call: ViewingCall,
  collectionId: string | undefined,
  listed: readonly Person[],
): Promise<void> => {
  const shown = listed.find(({ coverId }) => coverId !== null);
  if (shown) await auditView(call, "people.viewed", collectionId ? shown.collection : undefined);
};

/** Audits that somebody views a person's face, unless it's the cover of a list that was audited. */
const auditFace = async (
  call: ViewingCall,
  person: Pick<Person, "id" | "name" | "collection" | "coverId">,
  faceId: string,
): Promise<void> => {
  if (faceId === person.coverId && (await isViewing(call, undefined, person.collection))) return;
  await auditView(call, "person.viewed", person);
};

/** Faces of collections, grouped as people. */
export const people = answer(calls, {
  listPeople: async (call) => {
    const { services, query } = call;
    const listed = await listPeoplePage(services, query);
    await auditListedFaces(call, query.collectionId, listed.items);
    return listed;
  },
  createPerson: async (call) => findPerson(call.services, await makePerson(call)),
  getPerson: async (call) => {
    const person = await findPerson(call.services, call.params.id);
    await auditView(call, "person.viewed", person);
    return person;
  },
  listPersonFaces: async (call) => {
    const { services, params, query } = call;
    await auditView(call, "person.viewed", await findPerson(services, params.id));
    return listPersonFacePage(services, params.id, query);
  },
  getPersonFace: async (call) => {
    const { id, faceId } = call.params;
    const face = await findPersonFace(call.services, id, faceId);
    await auditFace(call, await findPerson(call.services, id), faceId);
    return sendFace(call, face);
  },
  listSimilarFaces: async (call) => {
    // Another site's page must not use up an operator's rate limit.
    refuseOtherSite(call.request, call.services);
    await throttle(call, [throttleRules.similarOfOperator, [call.session.operatorId]]);
    const person = await findPerson(call.services, call.params.id);
    await auditView(call, "person.viewed", person, { kind: "similar" });
    return findSimilarFaces(call.services, person);
  },
  getSimilarFace: async (call) => {
    const { id, faceId } = call.params;
    const face = await findFaceOfCollection(call.services, id, faceId);
    const person = await findPerson(call.services, id);
    await auditView(call, "person.viewed", person, { kind: "similar" });
    return sendFace(call, face);
  },
  renamePerson: async (call) => {
    await changeName(call);
    return findPerson(call.services, call.params.id);
  },
  addPersonFaces: async (call) => {
    await addFaces(call);
    return findPerson(call.services, call.params.id);
  },
  removePersonFaces: async (call) => {
    await removeFaces(call);
    return findPerson(call.services, call.params.id);
  },
  mergePeople: async (call) => {
    await mergeInto(call);
    return findPerson(call.services, call.params.id);
  },
  splitPerson: async (call) => {
    await splitOff(call);
    return findPerson(call.services, call.params.id);
  },
  undoPersonOperation: async (call) => findPerson(call.services, await undoOperation(call)),
  deletePerson: async (call) => {
    await removePerson(call);
    return true as const;
  },
});
