import type { VisionEngine } from "@console-shell/server/platform/vision/engine";
import { cosine } from "@console-shell/server/platform/vision/unit-vector";
import { mayBeOne, oneMan, others } from "./people.ts";
import { portraitFaces } from "./portrait-faces.ts";
import { worse } from "@console-shell/server/platform/vision/testing/worse";

export interface Accuracy {
  /** How many portraits have a face. */
  faces: { oneMan: number; others: number };
  /** Similarities of every pair of pictures of the same man. */
  genuine: number[];
  /** Similarities between him and each of the others. */
  strangers: number[];
  /** Similarities of every pair of the others, except possible look-alikes. */
  others: number[];
  /** Similarities of the others' pictures to degraded copies, by kind of degradation. */
  worse: Record<string, number[]>;
}

type Faces = ReadonlyMap<number, Float32Array>;

const within = (faces: Faces, counts: (one: number, other: number) => boolean): number[] => {
  const all = [...faces];
  return all.flatMap(([one, vector], at) =>
    all
      .slice(at + 1)
      .flatMap(([other, second]) => (counts(one, other) ? [cosine(vector, second)] : [])),
  );
};

/** Compares every two portraits. */
export const measureAccuracy = async (engine: VisionEngine): Promise<Accuracy> => {
  const his = await portraitFaces(engine, oneMan);
  const theirs = await portraitFaces(engine, others);
  const made: Record<string, number[]> = {};
  for (const [name, worsen] of Object.entries(worse)) {
    const again = await portraitFaces(engine, others, worsen);
    // A face that is no longer found isn't recognised either.
    made[name] = Array.from(theirs, ([at, vector]) =>
      cosine(vector, again.get(at) ?? new Float32Array()),
    );
  }
  return {
    faces: { oneMan: his.size, others: theirs.size },
    genuine: within(his, () => true),
    strangers: [...his.values()].flatMap((one) =>
      [...theirs.values()].map((other) => cosine(one, other)),
    ),
    others: within(theirs, (one, other) => !mayBeOne(one, other)),
    worse: made,
  };
};
