import type { Feature } from "../../http/call.ts";

export const basicInfo: Feature = (route) => {
  void route;
};
