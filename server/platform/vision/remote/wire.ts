import { z } from "zod";

// Responses of a custom recognition service; docs/vision.md documents them for its authors.

const part = z.number().min(0).max(1);
const box = z.object({ x: part, y: part, width: part, height: part });
const angle = z.number().min(-180).max(180);
const model = z.object({
  name: z.string().min(1).max(100),
  dimensions: z.int().min(8).max(2_000),
});

/** `GET /models` */
export const ModelsAnswer = z.object({
  face: model,
  region: model,
  labels: z.array(z.string().min(1).max(60)).max(10_000),
});

/** `POST /faces`, with the picture as the body; embeddings with `?embed=1`. */
export const FacesAnswer = z.object({
  faces: z
    .array(
      z.object({
        box,
        score: part,
        pose: z.object({ yaw: angle, pitch: angle, roll: angle }),
        sharpness: z.number().min(0),
        brightness: z.number().min(0).max(255),
        liveness: part,
        embedding: z.array(z.number()).max(2_000).default([]),
      }),
    )
    .max(1_000),
});

/** `POST /objects`, with the picture as the body. */
export const ObjectsAnswer = z.object({
  objects: z.array(z.object({ label: z.string().min(1).max(60), score: part, box })).max(1_000),
});

/** `POST /regions?region=x,y,width,height`, once for each region, with the picture as the body. */
export const RegionsAnswer = z.object({
  embeddings: z.array(z.array(z.number()).max(2_000)).max(100),
});
