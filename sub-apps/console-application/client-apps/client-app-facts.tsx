import type { ClientApp } from "@console-shell/contract/calls/client-app";
import { useFormat } from "@console-shell/sdk";
import { Facts, Panel } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { EnvironmentTag, StatusTag } from "./client-app-tags.tsx";

/** A client app's facts: owner, environment and last use. */
export const ClientAppFacts = ({ clientApp }: { clientApp: ClientApp }) => {
  const text = useText();
  const format = useFormat();
  return (
    <Panel title={text("clientApp.facts")}>
      <Facts
        items={[
          {
            label: text("word.environment"),
            value: <EnvironmentTag environment={clientApp.environment} />,
          },
          {
            label: text("word.status"),
            value: <StatusTag status={clientApp.status} />,
          },
          { label: text("word.owner"), value: clientApp.ownerName },
          ...(clientApp.ownRole === null
            ? []
            : [
                {
                  label: text("clientApp.ownRole"),
                  value:
                    clientApp.ownRole === "owner"
                      ? text("memberRole.owner")
                      : text(`memberRole.${clientApp.ownRole}.does`),
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
