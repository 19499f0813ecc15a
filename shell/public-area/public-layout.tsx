import { Outlet } from "react-router";
import { PublicFrame } from "./public-frame.tsx";

/** The layout of /user: login, registration and password reset. */
export const PublicLayout = () => (
  <PublicFrame>
    <Outlet />
  </PublicFrame>
);
