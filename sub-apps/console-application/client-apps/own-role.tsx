import { ArrowLeftOutlined } from "@ant-design/icons";
import type { Permission } from "@console-shell/contract";
import type { ClientApp } from "@console-shell/contract/calls/client-app";
import { isNotFound, useApiQuery, usePageTitle, usePermission } from "@console-shell/sdk";
import { LoadFailure, Page } from "@console-shell/ui";
import { createContext, type ReactNode, useContext } from "react";
import { Link, useMatch } from "react-router";
import { useText } from "../messages/index.ts";

type OwnRole = ClientApp["ownRole"];

// Until the role is known, don't offer what may be refused.
const Role = createContext<OwnRole>("viewer");

/** Shown if the operator's role for the client app couldn't be read. */
const Unread = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText();
  const title = text("clientApp.loading");
  usePageTitle(title);
  return (
    <Page
      back={
        <Link to="/applications">
          <ArrowLeftOutlined aria-hidden /> {text("clientApp.back")}
        </Link>
      }
      title={title}
    >
      <LoadFailure onRetry={onRetry} />
    </Page>
  );
};

const RoleIn = ({ id, children }: { id: string; children: ReactNode }) => {
  const mayRead = usePermission("console-application:application:read");
  const clientApp = useApiQuery(
    "GET /cc-api/client-app/:id",
    { params: { id } },
    { enabled: mayRead },
  );
  if (clientApp.error && !isNotFound(clientApp.error))
    return <Unread onRetry={clientApp.refetch} />;
  return <Role value={clientApp.data ? clientApp.data.ownRole : "viewer"}>{children}</Role>;
};

/** Above the pages: those of one client app know the operator's role in it. */
export const OwnRole = ({ children }: { children: ReactNode }) => {
  const id = useMatch("/applications/:id/*")?.params.id;
  return id === undefined ? children : <RoleIn id={id}>{children}</RoleIn>;
};

/** Whether the operator may make changes to this client app that need the permission; viewers may not. */
export const useMayWrite = (permission: Permission): boolean => {
  const isAllowed = usePermission(permission);
  return useContext(Role) !== "viewer" && isAllowed;
};
