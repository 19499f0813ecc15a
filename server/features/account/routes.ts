import type { Feature } from "../../http/call.ts";

export const account: Feature = (route) => {
  void route;
};
