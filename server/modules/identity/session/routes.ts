import { cameraChallenge, faceLogin } from "@console-shell/contract/calls/face-login";
import { login, logout } from "@console-shell/contract/calls/session";
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from "@console-shell/contract/calls/own-session";
import { beginView, endView } from "@console-shell/contract/calls/view-as";
import type { Feature } from "#kernel/call.ts";
import { handleCameraChallenge } from "./camera-challenge.ts";
import { handleFaceLogin } from "./face-login.ts";
import { handleLogin } from "./login.ts";
import { handleLogout } from "./logout.ts";
import {
  handleEndOtherSessions,
  handleEndOwnSession,
  handleListOwnSessions,
} from "./own-sessions.ts";
import { handleBeginView, handleEndView } from "./view-as.ts";

export const session: Feature = (route) => {
  route(login, handleLogin);
  route(logout, handleLogout);
  route(cameraChallenge, handleCameraChallenge);
  route(faceLogin, handleFaceLogin);
  route(listOwnSessions, handleListOwnSessions);
  route(endOwnSession, handleEndOwnSession);
  route(endOtherSessions, handleEndOtherSessions);
  route(beginView, handleBeginView);
  route(endView, handleEndView);
};
