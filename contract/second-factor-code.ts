import { z } from "zod";

/** What an authenticator app shows, or a recovery code. Spaces and hyphens don't count. */
export const SecondFactorCodeSchema = z.string().trim().min(1).max(64);
