import { loadChunk } from "../routing/load-chunk.ts";

/** Loads what talks with the browser about passkeys; no page needs it before somebody uses one. */
export const loadCeremony = () => loadChunk("passkeys", () => import("./ceremony.ts"));
