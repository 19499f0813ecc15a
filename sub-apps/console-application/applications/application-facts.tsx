import type { ClientApplication } from "@console-shell/contract/calls/client-application";
import { useFormat } from "@console-shell/sdk";
import { Facts, Panel } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { EnvironmentTag, StatusTag } from "./application-tags.tsx";

/** A client app's facts: owner, environment and last use. */
export const ApplicationFacts = ({ application }: { application: ClientApplication }) => {
  const text = useText();
  const format = useFormat();
  return (
    <Panel title={text("application.facts")}>
      <Facts
        items={[
          {
            label: text("application.environment"),
            value: <EnvironmentTag environment={application.environment} />,
          },
          {
            label: text("application.status"),
            value: <StatusTag status={application.status} />,
          },
          { label: text("application.owner"), value: application.ownerName },
          ...(application.ownRole === null
            ? []
            : [
                {
                  label: text("application.ownRole"),
                  value:
                    application.ownRole === "owner"
                      ? text("memberRole.owner")
                      : text(`memberRole.${application.ownRole}.does`),
                },
              ]),
          {
            label: text("application.keys"),
            value: format.number(application.keyCount),
          },
          {
            label: text("application.lastUse"),
            value:
              application.lastUsedAt === null
                ? text("common.never")
                : format.dateTime(application.lastUsedAt),
          },
          {
            label: text("application.created"),
            value: format.dateTime(application.createdAt),
          },
          {
            label: text("application.updated"),
            value: format.dateTime(application.updatedAt),
          },
        ]}
      />
    </Panel>
  );
};
