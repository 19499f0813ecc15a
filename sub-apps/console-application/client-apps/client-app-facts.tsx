import type { ClientApp } from "@console-shell/contract/calls/client-app";
import type { ApiInput } from "@console-shell/contract";
import {
  InPlace,
  TextInPlace,
  OperatorSelect,
  useApiMutation,
  useFormat,
} from "@console-shell/sdk";
import { Facts, Panel } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { useMayWrite } from "./own-role.tsx";
import { StatusTag } from "./client-app-tags.tsx";

/** A client app's facts: owner, state and last use. */
export const ClientAppFacts = ({ clientApp }: { clientApp: ClientApp }) => {
  const text = useText();
  const format = useFormat();
  const mayEdit = useMayWrite("console-application:application:update");
  const update = useApiMutation("PATCH /cc-api/client-app/:id");
  const { id, name, description, ownerId, ownerName, ownRole } = clientApp;
  const save = (body: ApiInput<"PATCH /cc-api/client-app/:id">["body"]) =>
    update.mutateAsync({ params: { id }, body });
  return (
    <Panel title={text("clientApp.facts")}>
      <Facts
        items={[
          {
            label: text("word.name"),
            value: (
              <TextInPlace
                label={text("word.name")}
                name="name"
                value={name}
                mayEdit={mayEdit}
                maxLength={80}
                required={text("word.enterName")}
                save={(next) => save({ name: next })}
              />
            ),
          },
          {
            label: text("word.status"),
            value: <StatusTag clientApp={clientApp} />,
          },
          {
            label: text("word.owner"),
            value: (
              <InPlace
                label={text("word.owner")}
                name="ownerId"
                value={ownerId}
                // Managers can't give a client app away.
                mayEdit={mayEdit && ownRole !== "manager"}
                field={
                  <OperatorSelect
                    from="GET /cc-api/client-app/owner/list"
                    selected={{ id: ownerId, name: ownerName }}
                  />
                }
                rules={[{ required: true, message: text("required.owner") }]}
                save={(next) => save({ ownerId: next })}
              >
                {ownerName}
              </InPlace>
            ),
          },
          {
            label: text("clientApp.description"),
            value: (
              <TextInPlace
                label={text("clientApp.description")}
                name="description"
                value={description}
                mayEdit={mayEdit}
                maxLength={500}
                lines={3}
                save={(next) => save({ description: next })}
              >
                {description || text("word.none")}
              </TextInPlace>
            ),
          },
          ...(ownRole === null
            ? []
            : [
                {
                  label: text("clientApp.ownRole"),
                  value:
                    ownRole === "owner"
                      ? text("memberRole.owner")
                      : text(`memberRole.${ownRole}.does`),
                },
              ]),
          {
            label: text("clientApp.keys"),
            value: format.number(clientApp.keyCount),
          },
          {
            label: text("word.lastUsed"),
            value:
              clientApp.lastUsedAt === null
                ? text("word.never")
                : format.dateTime(clientApp.lastUsedAt),
          },
          {
            label: text("word.createdAt"),
            value: format.dateTime(clientApp.createdAt),
          },
          {
            label: text("clientApp.updated"),
            value: format.dateTime(clientApp.updatedAt),
          },
        ]}
      />
    </Panel>
  );
};
