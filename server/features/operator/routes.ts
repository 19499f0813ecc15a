import type { Feature } from "../../http/call.ts";

export const operator: Feature = (route) => {
  void route;
};
