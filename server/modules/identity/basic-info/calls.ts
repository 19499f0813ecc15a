import * as calls from "@console-shell/contract/calls/basic-info";
import { answer } from "#kernel/answer.ts";
import { changePassword } from "./change-password.ts";
import { basicInfoOf } from "./reads.ts";
import { updateBasicInfo } from "./writes.ts";

export const basicInfo = answer(calls, {
  getBasicInfo: ({ services, session }) => basicInfoOf(services.database, session.operatorId),
  updateBasicInfo,
  changePassword,
});
