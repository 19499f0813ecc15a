import { ArrowLeftOutlined } from "@ant-design/icons";
import { isNotFound, useApiQuery, useLocale, usePageTitle } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel, Tag } from "@console-shell/ui";
import { Alert, Skeleton } from "antd";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { SubAppTabs } from "./sub-app-tabs.tsx";

/** One sub-app: its stages, releases, pins, tokens and history. */
export const SubAppPage = () => {
  const text = useText();
  const locale = useLocale();
  const { name = "" } = useParams();
  const {
    data: subApp,
    error,
    refetch,
  } = useApiQuery("GET /mc-api/sub-app/:name", { params: { name } });
  const missing = error !== null && isNotFound(error);
  const title = subApp?.title[locale] ?? text(missing ? "subApp.missing" : "subApps.title");
  usePageTitle(title);
  return (
    <Page
      record
      title={title}
      // Before its first release, the name is the title.
      description={
        subApp ? (
          <>
            {title === subApp.name ? null : <code>{subApp.name}</code>}{" "}
            {subApp.build ? <Tag>{text("subApp.builtIn")}</Tag> : null}
          </>
        ) : null
      }
      back={
        <Link to="/sub-apps">
          <ArrowLeftOutlined aria-hidden /> {text("subApps.title")}
        </Link>
      }
    >
      {missing ? <EmptyState description={text("operator.missingDetail")} /> : null}
      {error && !missing ? <LoadFailure onRetry={refetch} /> : null}
      {subApp?.build?.problem ? (
        <Alert
          type="error"
          showIcon
          title={text("subApp.unreadable", { problem: subApp.build.problem })}
          description={text("subApp.unreadableDetail")}
        />
      ) : null}
      {subApp?.lacksServer ? (
        <Alert
          type="warning"
          showIcon
          title={text("server.lacking")}
          description={text("server.lackingDetail")}
        />
      ) : null}
      {subApp ? <SubAppTabs key={subApp.name} subApp={subApp} /> : null}
      {!subApp && !error ? (
        <Panel>
          <Skeleton active />
        </Panel>
      ) : null}
    </Page>
  );
};
