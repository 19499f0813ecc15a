import { useApiQuery, usePageTitle } from "@console-shell/sdk";
import { LoadFailure, Page, Panel } from "@console-shell/ui";
import { Skeleton } from "antd";
import { useText } from "../messages/index.ts";
import { RoleMatrix } from "./role-matrix.tsx";

/** What each role may do, as the server grants it today. */
export const RolesPage = () => {
  const text = useText();
  usePageTitle(text("roles.title"));
  const { data, isError, refetch } = useApiQuery("GET /mc-api/role/list");
  return (
    <Page title={text("roles.title")} description={text("roles.description")}>
      <Panel>
        {isError ? <LoadFailure onRetry={() => void refetch()} /> : null}
        {data ? <RoleMatrix roles={data.items} /> : null}
        {!data && !isError ? <Skeleton active paragraph={{ rows: 12 }} /> : null}
      </Panel>
    </Page>
  );
};
