import type { Screen } from "../screen.ts";
import { darkenCamera, failCamera, openConsent, startCamera } from "../open-camera.ts";
import {
  endSession,
  failSubApp,
  leaveForm,
  loseConnection,
  openNotifications,
  openPalette,
} from "../open-screen.ts";

export const publicScreens: Screen[] = [
  { name: "login", address: "/user/login" },
  { name: "register", address: "/user/register" },
  { name: "register-confirm", address: "/user/register#confirm=token" },
  { name: "forget-password", address: "/user/forget-password" },
  { name: "reset-password", address: "/user/reset-password" },
  { name: "set-password", address: "/user/set-password#token=token" },
  { name: "set-password-wrong-link", address: "/user/set-password" },
  { name: "error-page", address: "/user/error" },
  { name: "error-page-403", address: "/user/error?status=403" },
  { name: "face-login", address: "/cam/login" },
  { name: "face-login-denied", address: "/cam/login", open: failCamera("NotAllowedError") },
  { name: "face-login-live", address: "/cam/login", open: startCamera },
  { name: "face-login-dark", address: "/cam/login", open: darkenCamera },
  { name: "public-not-found", address: "/user/logon" },
];

export const frameScreens: Screen[] = [
  { name: "launcher", address: "/" },
  { name: "work", address: "/work" },
  { name: "user-info", address: "/user-info" },
  { name: "develop", address: "/develop" },
  { name: "not-found", address: "/finanse" },
  { name: "sub-app-not-found", address: "/finance/nothing/here" },
  // Last, because the failure persists.
  {
    name: "sub-app-failed",
    address: "/management",
    open: failSubApp,
    expectedError: "status of 500",
  },
];

/** Overlays on a page. The last ones end what the others need: the connection, the session. */
export const overlayScreens: Screen[] = [
  {
    name: "notifications",
    address: "/",
    open: (page, operator) => openNotifications(page, operator!),
  },
  { name: "palette", address: "/management/operators", open: openPalette },
  { name: "leave-without-saving", address: "/finance/top-ups", open: leaveForm },
  {
    name: "session-ended",
    address: "/finance/clients",
    open: endSession,
    expectedError: "status of 401",
  },
];

export const offlineScreens: Screen[] = [
  {
    name: "offline",
    address: "/finance/clients",
    open: loseConnection,
    expectedError: "ERR_INTERNET_DISCONNECTED",
  },
];

/** Viewed by an operator with compact density. */
export const compactScreens: Screen[] = [
  { name: "compact-operators", address: "/management/operators" },
  { name: "compact-clients", address: "/finance/clients" },
];

/** Viewed by an operator with the sales role. */
export const foreignScreens: Screen[] = [
  { name: "forbidden", address: "/management/operators" },
  { name: "launcher-of-sales", address: "/" },
  { name: "face-consent", address: "/user-info", open: openConsent },
];
