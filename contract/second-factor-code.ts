import { z } from "zod";

/** A code from an authenticator app, or a recovery code. Spaces and hyphens don't count. */
export const SecondFactorCodeSchema = z.string().trim().min(1).max(64);
