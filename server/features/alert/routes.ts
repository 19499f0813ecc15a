import type { Feature } from "../../http/call.ts";

export const alert: Feature = (route) => {
  void route;
};
