import type { CreateAdapter } from "./adapter.ts";
import { createOurs } from "./ours.ts";

export const create: CreateAdapter = (options) => createOurs(options, true);
