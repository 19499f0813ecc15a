import { useApiQuery, usePageTitle } from "@console-shell/sdk";
import { LoadFailure, Page, Panel } from "@console-shell/ui";
import { Skeleton } from "antd";
import { useText } from "../messages/index.ts";
import { RoleMatrix } from "./role-matrix.tsx";

/** What each role may do, as the server grants it today. */
export const RolesPage = () => {
  const text = useText();
  usePageTitle(text("roles.title"));
  const { data, error, refetch } = useApiQuery("GET /mc-api/role/list");
  return (
    <Page title={text("roles.title")} description={text("roles.description")}>
      <Panel>
        {error ? <LoadFailure onRetry={refetch} /> : null}
        {data ? <RoleMatrix roles={data.items} /> : null}
        {!data && !error ? <Skeleton active paragraph={{ rows: 12 }} /> : null}
      </Panel>
    </Page>
  );
};
