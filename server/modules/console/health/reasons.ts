import type { HealthPart, HealthReason } from "@console-shell/contract/calls/health";
import { skewedFrom } from "#platform/database/node-clock.ts";
import { slow } from "./parts.ts";

/** Why a part isn't healthy, with its measurement. */
interface Reason {
  reason: HealthReason | null;
  value: number | null;
  detail: string;
}

const because = (reason: HealthReason, value: number | null = null, detail = ""): Reason => ({
  reason,
  value: value === null ? null : Math.round(value),
  detail,
});

type Clocks = Extract<HealthPart, { part: "process" }>["clocks"];

const worstOf = (clocks: Clocks = []): number =>
  Math.max(0, ...clocks.map(({ skew }) => Math.abs(skew)));

const namesOf = (clocks: Clocks = []): string =>
  clocks
    .filter(({ skew }) => Math.abs(skew) >= skewedFrom)
    .map(({ name }) => name)
    .join(", ");

/** Why a part isn't healthy; without a reason if it is. */
export const reasonOf = (part: HealthPart): Reason => {
  if (part.state === "ok") return { reason: null, value: null, detail: "" };
  switch (part.part) {
    case "process":
      if (part.delay > slow.delay) return because("lag", part.delay);
      return because("clock", worstOf(part.clocks), namesOf(part.clocks));
    case "database":
      return part.took === null ? because("no-answer") : because("slow", part.took);
    case "files":
      if (part.took === null) return because("no-answer");
      return part.took > slow.files ? because("slow", part.took) : because("full", part.freeBytes);
    case "mail":
      return part.delivers ? because("mails-failed", part.failed) : because("no-mail-server");
    case "audit": {
      if (part.state === "down") return because("audit-unsigned");
      const late = part.streams.filter(({ failingSince }) => failingSince !== null);
      return because(
        "audit-behind",
        Math.max(0, ...late.map(({ behind }) => behind)),
        late.map(({ name }) => name).join(", "),
      );
    }
    case "sub-apps":
      return because(
        "sub-apps-broken",
        part.broken.length,
        part.broken.map(({ name }) => name).join(", "),
      );
    default:
      return { reason: null, value: null, detail: "" };
  }
};
