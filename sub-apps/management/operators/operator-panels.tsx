import type { AnyPermission, Role } from "@console-shell/contract";
import { permissions as everyPermission } from "@console-shell/contract/words/permissions";
import { roleName } from "@console-shell/contract/words/roles";
import { useApiQuery, useLocale, usePermission } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Panel, ScrollTable } from "@console-shell/ui";
import { Link } from "react-router";
import { useAuditColumns } from "../audit/use-audit-columns.tsx";
import { useText } from "../messages/index.ts";
import { useSessionColumns } from "../sessions/use-session-columns.tsx";
import { usePermissionWords } from "../shared/use-permission-words.ts";

interface OperatorOf {
  operator: { id: string; account: string };
}

/** An operator's active sessions, each with the button to end it. */
export const OperatorSessions = ({ operator: { id, account } }: OperatorOf) => {
  const text = useText();
  const mayRead = usePermission("management:session:read");
  // Whose they are is said above.
  const columns = useSessionColumns().filter(({ key }) => key !== "account" && key !== "role");
  const { data, error, isLoading, refetch } = useApiQuery(
    "GET /mc-api/session/list",
    { query: { operatorId: id, pageSize: 50 } },
    { enabled: mayRead },
  );
  if (!mayRead) return null;
  return (
    <Panel
      title={text("operator.liveSessions")}
      extra={<Link to={`/sessions?search=${account}`}>{text("operator.allSessions")}</Link>}
    >
      {error ? (
        <LoadFailure message={error.message} onRetry={refetch} />
      ) : data?.items.length === 0 ? (
        <p className="management-lead">{text("operator.noSessions")}</p>
      ) : (
        <ScrollTable
          label={`${text("operator.liveSessions")}: ${account}`}
          rowKey="id"
          size="middle"
          pagination={false}
          loading={isLoading}
          columns={columns.map((column) => ({ ...column, sorter: false }))}
          dataSource={data?.items ?? []}
        />
      )}
    </Panel>
  );
};

/** The latest events of the audit log by and about an operator. */
export const OperatorActivity = ({ operator: { id, account } }: OperatorOf) => {
  const text = useText();
  const mayRead = usePermission("management:audit:read");
  const columns = useAuditColumns();
  const { data, error, isLoading, refetch } = useApiQuery(
    "GET /mc-api/audit/list",
    { query: { operatorId: id, pageSize: 10 } },
    { enabled: mayRead },
  );
  if (!mayRead) return null;
  return (
    <Panel
      title={text("operator.activity")}
      extra={<Link to={`/audit?search=${account}`}>{text("operator.allActivity")}</Link>}
    >
      {error ? (
        <LoadFailure message={error.message} onRetry={refetch} />
      ) : (
        <ScrollTable
          label={`${text("operator.activity")}: ${account}`}
          rowKey="sequence"
          size="middle"
          pagination={false}
          loading={isLoading}
          columns={columns.map((column) => ({ ...column, sorter: false }))}
          dataSource={data?.items ?? []}
          locale={{ emptyText: <EmptyState description={text("operator.noActivity")} /> }}
        />
      )}
    </Panel>
  );
};

interface OperatorPermissionsProps {
  role: Role;
  permissions: readonly AnyPermission[];
}

const PermissionList = ({ codes }: { codes: readonly AnyPermission[] }) => {
  const words = usePermissionWords();
  return (
    <ul className="management-permissions">
      {codes.map((code) => (
        <li key={code} title={code}>
          {words.permission(code)}
        </li>
      ))}
    </ul>
  );
};

/** Permissions in effect by app, those that apps declare themselves included, and the role that grants them. */
export const OperatorPermissions = ({ role, permissions }: OperatorPermissionsProps) => {
  const text = useText();
  const locale = useLocale();
  const words = usePermissionWords();
  const maySeeRoles = usePermission("management:role:read");
  const bySubApp = Map.groupBy(permissions, (code) => code.split(":")[0]!);
  const known = Map.groupBy(everyPermission, (code) => code.split(":")[0]!);
  return (
    <Panel
      title={text("operator.permissions", { role: roleName(role, locale) })}
      extra={maySeeRoles ? <Link to="/roles">{text("operator.compareRoles")}</Link> : null}
    >
      {bySubApp.size === 0 ? <EmptyState description={text("operator.noPermissions")} /> : null}
      <div className="management-grants">
        {[...bySubApp].map(([name, codes]) => (
          <details key={name} className="cs-fold">
            <summary>
              {words.subApp(name)}
              <span>
                {text("operator.granted", {
                  count: codes.length,
                  all: Math.max(codes.length, known.get(name)?.length ?? 0),
                })}
              </span>
            </summary>
            <PermissionList codes={codes} />
          </details>
        ))}
      </div>
    </Panel>
  );
};
