import type { Generator } from "./start-generator.ts";
import type { Target, Targets } from "./start-targets.ts";
import type { Throughput } from "./throughput.ts";

/** Relative to the bound in the same round. */
export interface Ratio {
  perSecond: number;
  p99: number;
}

export interface Rounds {
  /** Target's name → one ratio per round. */
  ratios: Map<string, Ratio[]>;
  /** The generator's peak share of its processor. */
  busiest: number;
}

const connections = 16;

/**
 * Measures one kind of request on all servers in short, rotating turns; the first round warms up
 * and is discarded.
 */
export const measureInRounds = async (
  kind: keyof Target["requests"],
  { bare, servers }: Targets,
  generator: Generator,
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<Rounds> => {
  const targets = [bare, ...servers];
  const ratios = new Map(servers.map(({ name }): [string, Ratio[]] => [name, []]));
  let busiest = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const figures = new Map<string, Throughput>();
    for (let turn = 0; turn < targets.length; turn += 1) {
      const { name, port, requests } = targets[(round + turn) % targets.length]!;
      const task = { port, requests: requests[kind], connections, milliseconds };
      figures.set(name, await generator.throughput(task));
    }
    if (round === 0) continue;
    const bound = figures.get(bare.name)!;
    busiest = Math.max(busiest, ...[...figures.values()].map(({ busy }) => busy));
    for (const [name, of] of ratios) {
      const { perSecond, p99 } = figures.get(name)!;
      of.push({ perSecond: perSecond / bound.perSecond, p99: p99 / bound.p99 });
    }
  }
  return { ratios, busiest };
};
