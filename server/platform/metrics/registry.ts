import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** What this process has counted and measured since it started; each metric is declared where it's measured. */
export const registry = new Registry();

const registers = [registry];

/** A count that only grows. */
export const counter = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
): Counter<Label> => new Counter({ name, help, labelNames, registers });

/** A value that `read` sets for each scrape. */
export const gauge = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  read: (gauge: Gauge<Label>) => void,
): Gauge<Label> =>
  new Gauge({
    name,
    help,
    labelNames,
    registers,
    collect() {
      read(this);
    },
  });

/** Seconds: from a fast look-up to what a person waits for. */
export const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Seconds: statements in memory are much faster. */
export const statementBuckets = [0.0001, 0.0005, 0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10] as const;

/** A distribution, of seconds if its name says so. */
export const histogram = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  buckets: readonly number[] = callBuckets,
): Histogram<Label> => new Histogram({ name, help, labelNames, buckets: [...buckets], registers });

/** Measures work in seconds; the label `outcome` is `done`, or what `outcomeOf` calls the error. */
export const timed = async <Label extends string, Result>(
  durations: Histogram<Label>,
  labels: Record<Exclude<Label, "outcome">, string>,
  work: () => Promise<Result>,
  outcomeOf: (error: unknown) => string = () => "failed",
): Promise<Result> => {
  const began = performance.now();
  const observe = (outcome: string) =>
    durations.observe(
      { ...labels, outcome } as unknown as Partial<Record<Label, string>>,
      (performance.now() - began) / 1000,
    );
  try {
    const result = await work();
    observe("done");
    return result;
  } catch (error) {
    observe(outcomeOf(error));
    throw error;
  }
};
