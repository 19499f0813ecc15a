import * as calls from "@console-shell/contract/calls/sub-app-pin";
import { answer } from "#kernel/answer.ts";
import { buildsOf } from "../sub-app/builds.ts";
import { listPins } from "./reads.ts";
import { pin, unpin } from "./writes.ts";

/** Pins: releases fixed for an operator or a role. */
export const subAppPin = answer(calls, {
  listPins: (call) => listPins(call.services, call.params.name, call.query, buildsOf(call)),
  addPin: (call) => pin(call, buildsOf(call)),
  removePin: (call) => unpin(call, buildsOf(call)),
});
