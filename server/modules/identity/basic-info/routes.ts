import * as calls from "@console-shell/contract/calls/basic-info";
import { answer } from "#kernel/answer.ts";
import { basicInfoOf } from "./basic-info-of.ts";
import { handleChangePassword } from "./change-password.ts";
import { handleUpdateBasicInfo } from "./update-basic-info.ts";

export const basicInfo = answer(calls, {
  getBasicInfo: ({ services, session }) => basicInfoOf(services.database, session.operatorId),
  updateBasicInfo: handleUpdateBasicInfo,
  changePassword: handleChangePassword,
});
