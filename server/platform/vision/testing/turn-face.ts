import sharp from "sharp";

/** Half-axes of the ellipsoid for the head, as fractions of the picture's width. */
const head = { across: 0.46, upright: 0.56, deep: 0.45 };
/** Depth, width and length of the nose, and its position. */
const nose = { out: 0.14, across: 0.06, upright: 0.09, below: 0.03 };
/** Iterations to find the source of a pixel. */
const rounds = 12;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The head's depth at a position, both as fractions of the picture's width from its centre. */
const depthAt = (x: number, y: number): number => {
  const rest = 1 - (x / head.across) ** 2 - (y / head.upright) ** 2;
  const bump = Math.exp(-((x / nose.across) ** 2) - ((y - nose.below) / nose.upright) ** 2);
  return head.deep * Math.sqrt(Math.max(0.05, rest)) + nose.out * bump;
};

/**
 * Turns the face of a square portrait by some degrees, to its own left and up: projects the picture onto the shape of
 * a head and rotates that. Anybody could do this with a single picture, and no camera could tell.
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
