import type { Seed } from "./seed.ts";

export const seedLibraries: Seed = async (context) => {
  void context;
};
