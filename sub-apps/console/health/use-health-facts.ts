import type { ApiOutput } from "@console-shell/contract";
import { useFormat } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";

type Part = ApiOutput<"GET /cc-api/health/list">["parts"][number];
interface Fact {
  label: string;
  value: string;
}

const kinds = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;
const fileKinds = { disk: "health.disk", s3: "health.bucket" } as const;

/** Returns a part's measurements as labels and values. */
export const useHealthFacts = (): ((part: Part) => Fact[]) => {
  const text = useText();
  const { bytes, number, relative } = useFormat();
  const { latency } = useUsageFormat();
  const took = (milliseconds: number | null): Fact => ({
    label: text("health.took"),
    value: milliseconds === null ? text("health.noAnswer") : latency(milliseconds),
  });
  return (part) => {
    switch (part.part) {
      case "process":
        return [
          { label: text("health.started"), value: relative(part.startedAt) },
          { label: text("health.delay"), value: latency(part.delay) },
          { label: text("health.memory"), value: bytes(part.memoryBytes) },
          { label: text("health.node"), value: part.node },
          // A node of the previous release has none.
          ...(part.clocks ?? []).map(({ name, skew }) => ({
            label: text("health.clock", { name }),
            value: text(skew < 0 ? "health.clockBehind" : "health.clockAhead", {
              skew: latency(Math.abs(skew)),
            }),
          })),
        ];
      case "database":
        return [{ label: text("word.kind"), value: kinds[part.kind] }, took(part.took)];
      case "files":
        return [
          { label: text("word.kind"), value: text(fileKinds[part.kind]) },
          took(part.took),
          // Unknown for a bucket.
          ...(part.kind === "s3"
            ? []
            : [
                {
                  label: text("health.free"),
                  value: part.freeBytes === null ? "–" : bytes(part.freeBytes),
                },
              ]),
        ];
      case "mail":
        return [
          {
            label: text("health.delivery"),
            value: text(part.delivers ? "health.delivers" : "health.deliversNot"),
          },
          { label: text("health.sent"), value: number(part.sent) },
          { label: text("health.failed"), value: number(part.failed) },
        ];
      case "audit":
        return [
          {
            label: text("health.auditSigned"),
            value: text(part.signed ? "health.signed" : "health.signedNot"),
          },
          ...part.streams.map(({ name, behind, failingSince }) => ({
            label: text(`stream.${name}`),
            value:
              failingSince === null
                ? text(behind === 0 ? "health.upToDate" : "health.behind", { count: behind })
                : text("health.failingSince", { time: relative(failingSince) }),
          })),
        ];
      case "sub-apps":
        return part.broken.length === 0
          ? [{ label: text("health.manifests"), value: text("health.manifestsRead") }]
          : part.broken.map(({ name, file, problem }) => ({
              label: name,
              value: text("health.subAppBroken", { file, problem }),
            }));
      default:
        return [{ label: text("health.listening"), value: number(part.listening) }];
    }
  };
};
