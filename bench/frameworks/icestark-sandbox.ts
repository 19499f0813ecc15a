import type { CreateAdapter } from "./adapter.ts";
import { createIcestark } from "./icestark.ts";

export const create: CreateAdapter = (options) => createIcestark(options, true);
