import { loadChunk } from "../routing/load-chunk.ts";

/** Loads the WebAuthn code; no page needs it before a passkey is used. */
export const loadCeremony = () => loadChunk("passkeys", () => import("./ceremony.ts"));
