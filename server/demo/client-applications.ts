import type { Seed } from "./seed.ts";

export const seedClientApplications: Seed = async (context) => {
  void context;
};
