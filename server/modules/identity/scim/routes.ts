import * as provisioning from "@console-shell/contract/calls/provisioning";
import * as scimCalls from "@console-shell/contract/calls/scim";
import type { FastifyReply } from "fastify";
import type { Feature } from "#kernel/call.ts";
import type { Services } from "#platform/services.ts";
import { changeGroup, createGroup, deleteGroup, readGroup, readMembers } from "./change-group.ts";
import { changeUser, deleteUser } from "./change-user.ts";
import { createUser } from "./create-user.ts";
import {
  describeConfig,
  describeSchema,
  describeSchemas,
  describeType,
  describeTypes,
} from "./discovery.ts";
import { findGroup, groupShape, presentGroups } from "./groups.ts";
import { keepFailure } from "./keep-failure.ts";
import { asksForMembers, listGroups, listUsers } from "./list.ts";
import { patched } from "./patch.ts";
import {
  listFailures,
  listGroups as listMappedGroups,
  mapGroup,
  readProvisioning,
  setDefaultRole,
} from "./provisioning.ts";
import { projected, readResource, type Resource } from "./shape.ts";
import { addToken, listTokens, revokeToken } from "./tokens.ts";
import { readUser, userShape } from "./user-shape.ts";
import { findUser, presentUsers, userOf, type UserRow } from "./users.ts";

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

const located = (reply: FastifyReply, resource: Resource): Resource => {
  const { location } = resource["meta"] as { location: string };
  void reply.header("location", location);
  return resource;
};

/** SCIM 2.0 for identity providers, and its page in Management. */
export const scim: Feature = (route, hooks, services) => {
  const { publicUrl, background } = services;
  hooks.onAnswer((event) => {
    if ("scim" in event.endpoint && event.status >= 400)
      background.run("A refused request of an identity provider could not be kept", () =>
        keepFailure(services, event),
      );
  });

  route(scimCalls.scimConfig, () => Promise.resolve(describeConfig(publicUrl)));
  route(scimCalls.scimResourceTypes, () => Promise.resolve(describeTypes(publicUrl)));
  route(scimCalls.scimResourceType, async ({ params }) => describeType(publicUrl, params.name));
  route(scimCalls.scimSchemaList, () => Promise.resolve(describeSchemas(publicUrl)));
  route(scimCalls.scimSchema, async ({ params }) => describeSchema(publicUrl, params.name));

  route(scimCalls.scimListUsers, ({ query }) => listUsers(services, query));
  route(scimCalls.scimSearchUsers, ({ body }) => listUsers(services, body));
  route(scimCalls.scimGetUser, ({ params, query }) => userAnswer(services, params.id, query));
  route(scimCalls.scimCreateUser, async (call) =>
    located(call.reply, await userAnswer(services, await createUser(call, call.body))),
  );
  route(scimCalls.scimReplaceUser, async (call) => {
    const { id } = call.params;
    const resource = readResource(userShape, call.body);
    await changeUser(call, id, (row) => readUser(resource, userOf(row)));
    return userAnswer(services, id);
  });
  route(scimCalls.scimPatchUser, async (call) => {
    const { id } = call.params;
    await changeUser(call, id, (row) =>
      readUser(patched(userShape, resourceOf(row), call.body), userOf(row)),
    );
    return userAnswer(services, id, call.query);
  });
  route(scimCalls.scimDeleteUser, async (call) => {
    await deleteUser(call, call.params.id);
    return null;
  });

  route(scimCalls.scimListGroups, ({ query }) => listGroups(services, query));
  route(scimCalls.scimSearchGroups, ({ body }) => listGroups(services, body));
  route(scimCalls.scimGetGroup, ({ params, query }) => groupAnswer(services, params.id, query));
  route(scimCalls.scimCreateGroup, async (call) => {
    const sent = readGroup(readResource(groupShape, call.body));
    return located(call.reply, await groupAnswer(services, await createGroup(call, sent)));
  });
  route(scimCalls.scimReplaceGroup, async (call) => {
    const { id } = call.params;
    const group = await findGroup(services.database, id);
    const sent = readGroup({ members: [], ...readResource(groupShape, call.body) });
    await changeGroup(call, group, sent, await readMembers(services.database, id));
    return groupAnswer(services, id, call.query);
  });
  route(scimCalls.scimPatchGroup, async (call) => {
    const { id } = call.params;
    const group = await findGroup(services.database, id);
    const before = await readMembers(services.database, id);
    const { displayName, externalId } = group;
    const members = before.map((value) => ({ value }));
    const resource = { displayName, externalId, members };
    await changeGroup(call, group, readGroup(patched(groupShape, resource, call.body)), before);
    return groupAnswer(services, id, call.query);
  });
  route(scimCalls.scimDeleteGroup, async (call) => {
    await deleteGroup(call, call.params.id);
    return null;
  });

  route(provisioning.getProvisioning, ({ now }) => readProvisioning(services, now));
  route(provisioning.setDefaultRole, setDefaultRole);
  route(provisioning.listProvisioningTokens, listTokens);
  route(provisioning.addProvisioningToken, addToken);
  route(provisioning.revokeProvisioningToken, revokeToken);
  route(provisioning.listProvisioningGroups, listMappedGroups);
  route(provisioning.mapProvisioningGroup, mapGroup);
  route(provisioning.listProvisioningFailures, listFailures);
};
