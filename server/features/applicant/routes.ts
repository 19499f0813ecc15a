import type { Feature } from "../../http/call.ts";

export const applicant: Feature = (route) => {
  void route;
};
