import type { Feature } from "../../http/call.ts";

export const usage: Feature = (route) => {
  void route;
};
