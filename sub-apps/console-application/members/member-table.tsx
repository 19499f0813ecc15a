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
      render: (_, { role }) => text(`memberRole.${role}`),
    },
    {
      key: "added",
      title: text("member.since"),
      render: (_, { addedAt, addedByName }) =>
        addedAt === null ? null : (
          <>
            <div>{format.date(addedAt)}</div>
            <div className="webhook-detail">
              {text("member.addedBy", { name: addedByName ?? "" })}
            </div>
          </>
        ),
    },
    ...(mayUpdate
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
