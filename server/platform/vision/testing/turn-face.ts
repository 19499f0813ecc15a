import sharp from "sharp";

/** Half of the head that a portrait is laid over, in parts of the picture's width. */
const head = { across: 0.46, upright: 0.56, deep: 0.45 };
/** How far the nose stands out, and how wide and long it is. */
const nose = { out: 0.14, across: 0.06, upright: 0.09, below: 0.03 };
/** How often a place is looked for again, coming nearer to it. */
const rounds = 12;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far the head stands out of the picture at a place, all in parts of its width from its middle. */
const depthAt = (x: number, y: number): number => {
  const rest = 1 - (x / head.across) ** 2 - (y / head.upright) ** 2;
  const bump = Math.exp(-((x / nose.across) ** 2) - ((y - nose.below) / nose.upright) ** 2);
  return head.deep * Math.sqrt(Math.max(0.05, rest)) + nose.out * bump;
};

/**
 * A square portrait whose face is turned by so many degrees, to its own left and up: the picture is laid over
 * the shape of a head, and that is turned. Anybody could make it of one picture; no camera can tell.
 */
export const turnFace = async (
  portrait: Uint8Array,
  { yaw = 0, pitch = 0 }: { yaw?: number; pitch?: number },
): Promise<Buffer> => {
  const { data, info } = await sharp(portrait).raw().toBuffer({ resolveWithObject: true });
  const { width: side, channels } = info;
  const turned = Buffer.from(data);
  const [sinYaw, cosYaw] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [sinPitch, cosPitch] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  const middle = depthAt(0, 0) - nose.out;
  const pixel = (part: number) => Math.min(side - 1, Math.max(0, Math.round((part + 0.5) * side)));
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [right, down] = [column / side - 0.5, row / side - 0.5];
      let [x, y] = [right, down];
      for (let round = 0; round < rounds; round++) {
        const depth = depthAt(x, y) - middle;
        x = (x + (right - depth * sinYaw) / cosYaw) / 2;
        y = (y + (down + depth * sinPitch) / cosPitch) / 2;
      }
      const from = (pixel(y) * side + pixel(x)) * channels;
      data.copy(turned, (row * side + column) * channels, from, from + channels);
    }
  return sharp(turned, { raw: { width: side, height: side, channels } })
    .png()
    .toBuffer();
};
