import type { Feature } from "../../http/call.ts";

export const session: Feature = (route) => {
  void route;
};
