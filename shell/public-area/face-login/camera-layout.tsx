import { Outlet } from "react-router";
import { PublicFrame } from "../public-frame.tsx";

/** The layout of /cam: wide enough for the camera picture. */
export const CameraLayout = () => (
  <PublicFrame wide>
    <Outlet />
  </PublicFrame>
);
