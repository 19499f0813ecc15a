import {
  changePassword,
  getBasicInfo,
  updateBasicInfo,
} from "@console-shell/contract/calls/basic-info";
import type { Feature } from "#kernel/call.ts";
import { basicInfoOf } from "./basic-info-of.ts";
import { handleChangePassword } from "./change-password.ts";
import { handleUpdateBasicInfo } from "./update-basic-info.ts";

export const basicInfo: Feature = (route) => {
  route(getBasicInfo, ({ services, session }) =>
    basicInfoOf(services.database, session.operatorId),
  );
  route(updateBasicInfo, handleUpdateBasicInfo);
  route(changePassword, handleChangePassword);
};
