import type { Seed } from "./seed.ts";

export const seedFaceSearch: Seed = async (context) => {
  void context;
};
