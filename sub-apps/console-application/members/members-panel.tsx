import { UserAddOutlined } from "@ant-design/icons";
import { useApiQuery } from "@console-shell/sdk";
import { ExportLink, LoadFailure, Panel } from "@console-shell/ui";
import { Button, Space } from "antd";
import { useState } from "react";
import { useMayWrite } from "../client-apps/own-role.tsx";
import { useText } from "../messages/index.ts";
import { MemberForm } from "./member-form.tsx";
import { MemberTable } from "./member-table.tsx";

/** The people with access to a client app, besides those who see all client apps. */
export const MembersPanel = ({ clientAppId }: { clientAppId: string }) => {
  const text = useText();
  const mayUpdate = useMayWrite("console-application:application:update");
  const [adding, setAdding] = useState(false);
  const members = useApiQuery("GET /cc-api/client-app/:id/member/list", {
    params: { id: clientAppId },
  });
  return (
    <div className="client-app-bare">
      <Panel
        title={text("members.title")}
        extra={
          <Space wrap>
            <ExportLink path={`/cc-api/client-app/${clientAppId}/member/export`} filters={{}} />
            {mayUpdate && members.data ? (
              <Button icon={<UserAddOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
                {text("members.add")}
              </Button>
            ) : null}
          </Space>
        }
      >
        {members.error ? (
          <LoadFailure onRetry={members.refetch} />
        ) : (
          <MemberTable
            clientAppId={clientAppId}
            members={members.data}
            loading={members.isLoading}
          />
        )}
        {adding && members.data ? (
          <MemberForm
            clientAppId={clientAppId}
            members={members.data}
            onClose={() => setAdding(false)}
          />
        ) : null}
      </Panel>
    </div>
  );
};
