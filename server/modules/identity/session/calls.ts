import * as calls from "@console-shell/contract/calls/session";
import { answer } from "#kernel/answer.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";

/** Sign-in with a password, and sign-out. */
export const session = answer(calls, { login, logout });
