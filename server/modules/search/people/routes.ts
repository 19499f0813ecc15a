import * as calls from "@console-shell/contract/calls/people";
import { answer } from "#kernel/answer.ts";
import { refuseOtherSite } from "#kernel/cross-site.ts";
import {
  addFaces,
  forgetPerson,
  makePerson,
  nameAnew,
  removeFaces,
} from "./changes/change-person.ts";
import { mergeInto } from "./changes/merge-people.ts";
import { splitOff } from "./changes/split-person.ts";
import { undoOperation } from "./changes/undo-operation.ts";
import {
  findFaceOfCollection,
  findPersonFace,
  listPersonFacePage,
  sendFace,
} from "./face-pictures.ts";
import { auditView, throttleRules, throttle } from "#modules/identity/index.ts";
import { auditFace, auditListedFaces } from "./audit-faces.ts";
import { findPerson, listPeoplePage } from "./person-queries.ts";
import { findSimilarFaces } from "./similar-faces.ts";

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
    await nameAnew(call);
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
    await forgetPerson(call);
    return true as const;
  },
});
