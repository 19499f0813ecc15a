import { scimPath } from "@console-shell/contract";
import * as calls from "@console-shell/contract/calls/scim";
import type { FastifyReply } from "fastify";
import { answer } from "#kernel/answer.ts";
import type { Services } from "#platform/services.ts";
import {
  describeConfig,
  describeSchema,
  describeSchemas,
  describeType,
  describeTypes,
} from "./discovery.ts";
import { findGroup, groupShape, presentGroups } from "./group/reads.ts";
import { changeGroup, createGroup, deleteGroup, readGroup, readMembers } from "./group/writes.ts";
import { asksForMembers, listGroups, listUsers } from "./list.ts";
import { patched } from "./patch.ts";
import { projected, readResource, type Resource } from "./shape.ts";
import { findUser, presentUsers, userOf, type UserRow } from "./user/reads.ts";
import { readUser, userShape } from "./user/shape.ts";
import { changeUser, createUser, deleteUser } from "./user/writes.ts";

type Asked = Parameters<typeof projected>[2];

const userAnswer = async (services: Services, id: string, asked: Asked = {}): Promise<Resource> => {
  const row = await findUser(services.database, id);
  const [user] = await presentUsers(services.database, services, [row]);
  return projected(userShape, user!, asked);
};

const groupAnswer = async (
  services: Services,
  id: string,
  asked: Asked = {},
): Promise<Resource> => {
  const row = await findGroup(services.database, id);
  const withMembers = asksForMembers(asked);
  const [group] = await presentGroups(services.database, services, [row], withMembers);
  return projected(groupShape, group!, asked);
};

/** A user as a provider's PATCH begins from it. */
const resourceOf = (row: UserRow): Resource => {
  const { email, name, givenName, familyName, ...user } = userOf(row);
  return {
    ...user,
    displayName: name,
    name: { formatted: name, givenName, familyName },
    emails: [{ value: email, type: "work", primary: true }],
  };
};

const locate = ({ reply, services }: { reply: FastifyReply; services: Services }, path: string) =>
  void reply.header("location", `${services.publicUrl}${scimPath}/${path}`);

/** SCIM 2.0 for identity providers. */
export const scim = answer(calls, {
  scimConfig: async ({ services }) => describeConfig(services.publicUrl),
  scimResourceTypes: async ({ services }) => describeTypes(services.publicUrl),
  scimResourceType: async ({ services, params }) => describeType(services.publicUrl, params.name),
  scimSchemaList: async ({ services }) => describeSchemas(services.publicUrl),
  scimSchema: async ({ services, params }) => describeSchema(services.publicUrl, params.name),

  scimListUsers: ({ services, query }) => listUsers(services, query),
  scimSearchUsers: ({ services, body }) => listUsers(services, body),
  scimGetUser: ({ services, params, query }) => userAnswer(services, params.id, query),
  scimCreateUser: async (call) => {
    const id = await createUser(call, call.body);
    locate(call, `Users/${id}`);
    return userAnswer(call.services, id, call.query);
  },
  scimReplaceUser: async (call) => {
    const { id } = call.params;
    const resource = readResource(userShape, call.body);
    await changeUser(call, id, (row) => readUser(resource, userOf(row)));
    return userAnswer(call.services, id, call.query);
  },
  scimPatchUser: async (call) => {
    const { id } = call.params;
    await changeUser(call, id, (row) =>
      readUser(patched(userShape, resourceOf(row), call.body), userOf(row)),
    );
    return userAnswer(call.services, id, call.query);
  },
  scimDeleteUser: async (call) => {
    await deleteUser(call, call.params.id);
    return null;
  },

  scimListGroups: ({ services, query }) => listGroups(services, query),
  scimSearchGroups: ({ services, body }) => listGroups(services, body),
  scimGetGroup: ({ services, params, query }) => groupAnswer(services, params.id, query),
  scimCreateGroup: async (call) => {
    const sent = readGroup(readResource(groupShape, call.body));
    const id = await createGroup(call, sent);
    locate(call, `Groups/${id}`);
    return groupAnswer(call.services, id, call.query);
  },
  scimReplaceGroup: async (call) => {
    const { services, params } = call;
    const group = await findGroup(services.database, params.id);
    const sent = readGroup({ members: [], ...readResource(groupShape, call.body) });
    await changeGroup(call, group, sent, await readMembers(services.database, params.id));
    return groupAnswer(services, params.id, call.query);
  },
  scimPatchGroup: async (call) => {
    const { services, params } = call;
    const group = await findGroup(services.database, params.id);
    const before = await readMembers(services.database, params.id);
    const { displayName, externalId } = group;
    const members = before.map((value) => ({ value }));
    const resource = { displayName, externalId, members };
    await changeGroup(call, group, readGroup(patched(groupShape, resource, call.body)), before);
    return groupAnswer(services, params.id, call.query);
  },
  scimDeleteGroup: async (call) => {
    await deleteGroup(call, call.params.id);
    return null;
  },
});
