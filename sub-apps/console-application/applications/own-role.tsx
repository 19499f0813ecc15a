import { ArrowLeftOutlined } from "@ant-design/icons";
import type { Permission } from "@console-shell/contract";
import type { ClientApplication } from "@console-shell/contract/endpoints/client-application";
import { isNotFound, useApiQuery, usePageTitle, usePermission } from "@console-shell/sdk";
import { LoadFailure, Page } from "@console-shell/ui";
import { createContext, useContext } from "react";
import { Link, Outlet, useParams } from "react-router";
import { useText } from "../messages/index.ts";

type OwnRole = ClientApplication["ownRole"];

// As long as it is not known nobody is offered what may be refused.
const Role = createContext<OwnRole>("viewer");

/** In place of pages that could not say what the operator may do on them. */
const Unread = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText();
  const title = text("application.loading");
  usePageTitle(title);
  return (
    <Page
      back={
        <Link to="/applications">
          <ArrowLeftOutlined aria-hidden /> {text("application.back")}
        </Link>
      }
      title={title}
    >
      <LoadFailure onRetry={onRetry} />
    </Page>
  );
};

/** The pages of one application, which know what the operator is to it where they may read it. */
export const OwnApplication = () => {
  const { id = "" } = useParams();
  const mayRead = usePermission("console-application:application:read");
  const application = useApiQuery(
    "GET /cc-api/client-application/:id",
    { params: { id } },
    { enabled: mayRead },
  );
  if (application.error && !isNotFound(application.error))
    return <Unread onRetry={application.refetch} />;
  return (
    <Role value={application.data ? application.data.ownRole : "viewer"}>
      <Outlet />
    </Role>
  );
};

/** Whether the operator may change this application in a way that needs the permission: viewers only look. */
export const useMayWrite = (permission: Permission): boolean => {
  const isAllowed = usePermission(permission);
  return useContext(Role) !== "viewer" && isAllowed;
};
