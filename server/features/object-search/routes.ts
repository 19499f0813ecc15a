import type { Feature } from "../../http/call.ts";

export const objectSearch: Feature = (route) => {
  void route;
};
