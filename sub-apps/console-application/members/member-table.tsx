import type { Member } from "@console-shell/contract/calls/member";
import { useFormat } from "@console-shell/sdk";
import { ScrollTable, type TableColumns } from "@console-shell/ui";
import { useMayWrite } from "../client-apps/own-role.tsx";
import { useText } from "../messages/index.ts";
import { MemberActions } from "./member-actions.tsx";

interface MemberTableProps {
  clientAppId: string;
  members: Member[] | undefined;
  loading: boolean;
}

/** The owner of a client app and its members. */
export const MemberTable = ({ clientAppId, members, loading }: MemberTableProps) => {
  const text = useText();
  const format = useFormat();
  const mayUpdate = useMayWrite("console-application:application:update");
  const columns: TableColumns<Member> = [
    {
      key: "name",
      title: text("word.operator"),
      render: (_, { name, account }) => (
        <>
          <div>{name}</div>
          <div className="webhook-detail">{account}</div>
        </>
      ),
    },
    {
      key: "role",
      title: text("member.role"),
      render: (_, { role, addedAt, addedByName }) => (
        <>
          <div>{text(`memberRole.${role}`)}</div>
          {addedAt === null ? null : (
            <div className="webhook-detail">
              {text("member.since", { date: format.date(addedAt), name: addedByName ?? "" })}
            </div>
          )}
        </>
      ),
    },
    // The owner can't be removed.
    ...(mayUpdate && members?.some(({ role }) => role !== "owner")
      ? [
          {
            key: "actions",
            title: text("word.actions"),
            render: (_: unknown, member: Member) => (
              <MemberActions clientAppId={clientAppId} member={member} />
            ),
          },
        ]
      : []),
  ];
  return (
    <ScrollTable
      label={text("members.table")}
      rowKey="operatorId"
      size="middle"
      columns={columns}
      dataSource={members ?? []}
      loading={{ spinning: loading, delay: 200 }}
      pagination={{ pageSize: 20, size: "small", hideOnSinglePage: true }}
    />
  );
};
