import type { Feature } from "../../http/call.ts";

export const recovery: Feature = (route) => {
  void route;
};
