import type { Requirement } from "./requirement.ts";
import { calls } from "./rows/calls.ts";
import { faces } from "./rows/faces.ts";
import { factors } from "./rows/factors.ts";
import { load } from "./rows/load.ts";
import { money } from "./rows/money.ts";
import { passwords } from "./rows/passwords.ts";
import { programs } from "./rows/programs.ts";
import { sessions } from "./rows/sessions.ts";
import { strangers } from "./rows/strangers.ts";
import { webhooks } from "./rows/webhooks.ts";

/** Everything that has to hold, by its number. docs/security.md is made of it. */
export const requirements: readonly Requirement[] = [
  ...sessions,
  ...strangers,
  ...passwords,
  ...factors,
  ...calls,
  ...money,
  ...webhooks,
  ...programs,
  ...faces,
  ...load,
];
