import sharp from "sharp";
import { demoLibraries } from "../../../demo/images/plan.ts";
import { portrait, portraitCount } from "./portraits.ts";

const [width, height] = [1024, 768];
/** Size of the portraits in a picture of one, two and three people. */
const sides = [640, 480, 320] as const;

/** People side by side, each a portrait of the package's sheet. */
const group = async (number: number): Promise<Buffer> => {
  const people = (number % sides.length) + 1;
  const side = sides[people - 1]!;
  const layers = Array.from({ length: people }, async (_, at) => ({
    input: await sharp(await portrait((number * 7 + at * 31) % portraitCount))
      .resize(side, side)
      .toBuffer(),
    left: Math.round(((at + 0.5) * width) / people - side / 2),
    top: Math.round((height - side) / 2),
  }));
  const background = { r: 90 + (number % 80), g: 110, b: 130 };
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(await Promise.all(layers))
    .jpeg({ quality: 88 })
    .toBuffer();
};

const drawn = demoLibraries().flatMap(({ pictures }) => pictures);

/** One of the demo's drawings in the same size. */
const drawing = (number: number): Promise<Buffer> =>
  sharp(Buffer.from(drawn[number % drawn.length]!.svg), { density: 144 })
    .resize(width, height, { fit: "cover" })
    .removeAlpha()
    .jpeg({ quality: 88 })
    .toBuffer();

/** JPEGs of 1024 × 768: two in three show one to three faces, the others are drawings of the demo. */
export const makeImages = (count: number): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, number) =>
      number % 3 === 2 ? drawing(number) : group(number),
    ),
  );
