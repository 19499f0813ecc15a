import type { Permission } from "@console-shell/contract";
import type { ClientApplication } from "@console-shell/contract/endpoints/client-application";
import { useApiQuery, usePermission } from "@console-shell/sdk";
import { createContext, useContext } from "react";
import { Outlet, useParams } from "react-router";

type OwnRole = ClientApplication["ownRole"];

// As long as it is not known nobody is offered what may be refused.
const Role = createContext<OwnRole>("viewer");

/** The pages of one application, which know what the operator is to it. */
export const OwnApplication = () => {
  const { id = "" } = useParams();
  const application = useApiQuery("GET /cc-api/client-application/:id", { params: { id } });
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
