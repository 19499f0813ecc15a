import type { ApiOutput } from "@console-shell/contract";
import { useApiQuery, useFormat, usePermission } from "@console-shell/sdk";
import { Stats } from "@console-shell/ui";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { linkTo } from "../shared/link-to.tsx";

const days = 30;

interface OperatorFiguresProps {
  operator: ApiOutput<"GET /mc-api/operator/:id">;
}

/** How an operator uses the console: sessions, last sign-in, audited actions and permissions. */
export const OperatorFigures = ({ operator }: OperatorFiguresProps) => {
  const text = useText();
  const format = useFormat();
  const seesSessions = usePermission("management:session:read");
  const seesAudit = usePermission("management:audit:read");
  const seesRoles = usePermission("management:role:read");
  const { id, account, liveSessions, lastSignInAt, permissions } = operator;
  // Whole hours, so that another look at the page reads nothing new.
  const [from] = useState(() => {
    const hour = 3_600_000;
    return Math.floor(Date.now() / hour) * hour - days * 24 * hour;
  });
  const activity = useApiQuery(
    "GET /mc-api/audit/list",
    { query: { operatorId: id, from, pageSize: 1 } },
    { enabled: seesAudit },
  );
  const events = activity.data?.total;
  return (
    <Stats
      label={text("operator.figures")}
      items={[
        {
          label: text("operator.liveSessions"),
          value: format.number(liveSessions),
          ...(seesSessions && {
            link: linkTo(`/sessions?search=${account}`),
          }),
        },
        {
          label: text("operator.lastSignInAt"),
          value: lastSignInAt === null ? text("operator.never") : format.relative(lastSignInAt),
          detail: lastSignInAt === null ? null : format.dateTime(lastSignInAt),
        },
        ...(seesAudit && !activity.error
          ? [
              {
                label: text("operator.recentEvents", { days }),
                // A blank keeps the height of a figure that arrives later.
                value: events === undefined ? "\u00a0" : format.number(events),
                link: linkTo(`/audit?search=${account}`),
              },
            ]
          : []),
        {
          label: text("operator.permissionCount"),
          value: format.number(permissions.length),
          ...(seesRoles && { link: linkTo("/roles") }),
        },
      ]}
    />
  );
};
