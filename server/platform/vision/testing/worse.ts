import sharp from "sharp";

type Worsen = (picture: Buffer) => Promise<Buffer>;

/** Ways to degrade a second picture of the same moment. */
export const worse: Record<string, Worsen> = {
  "half the size": (picture) => sharp(picture).resize(210).png().toBuffer(),
  blurred: (picture) => sharp(picture).blur(3).png().toBuffer(),
  "half as bright": (picture) => sharp(picture).linear(0.5).png().toBuffer(),
  "JPEG of quality 20": (picture) => sharp(picture).jpeg({ quality: 20 }).toBuffer(),
  "tilted by 15°": (picture) =>
    sharp(picture).rotate(15, { background: "#808080" }).png().toBuffer(),
  mirrored: (picture) => sharp(picture).flop().png().toBuffer(),
};
