import sharp, { type OverlayOptions } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UnreadableImage, type VisionEngine } from "../engine.ts";
import { portrait } from "../testing/portraits.ts";
import { cosine } from "../unit-vector.ts";
import { createEmbeddedEngine } from "./embedded-engine.ts";

let engine: VisionEngine;
beforeAll(() => {
  engine = createEmbeddedEngine(1);
});
afterAll(() => engine.close());

const faceOf = async (picture: Uint8Array) => {
  const faces = await engine.detectFaces(picture, { embed: true });
  expect(faces).toHaveLength(1);
  return faces[0]!;
};

describe("the embedded engine", () => {
  test("distinguishes one person in two pictures from another person", async () => {
    const one = await faceOf(await portrait(0));
    const same = await faceOf(await portrait(2));
    const other = await faceOf(await portrait(50));
    expect(one.embedding).toHaveLength((await engine.models()).face.dimensions);
    expect(cosine(one.embedding, one.embedding)).toBeCloseTo(1, 4);
    expect(cosine(one.embedding, same.embedding)).toBeGreaterThan(0.5);
    expect(cosine(one.embedding, other.embedding)).toBeLessThan(0.2);
  });

  test("finds a face and reports when it is blurred or dark", async () => {
    const picture = await portrait(0);
    const { box, sharpness, brightness, score } = await faceOf(picture);
    expect(score).toBeGreaterThan(0.7);
    expect(box.x + box.width / 2).toBeCloseTo(0.5, 1);
    const worse = await faceOf(await sharp(picture).blur(6).linear(0.4).toBuffer());
    expect(worse.sharpness).toBeLessThan(sharpness / 10);
    expect(worse.brightness).toBeLessThan(brightness / 2);
  });

  test("a mirrored face is turned to the other side", async () => {
    const picture = await portrait(65);
    const { yaw } = (await faceOf(picture)).pose;
    const mirrored = (await faceOf(await sharp(picture).flop().toBuffer())).pose;
    expect(Math.abs(yaw)).toBeGreaterThan(15);
    expect(Math.sign(mirrored.yaw)).toBe(-Math.sign(yaw));
  });

  test("analyzes a picture on its side upright", async () => {
    const picture = await portrait(0);
    const lying = await sharp(picture).rotate(90).withMetadata({ orientation: 8 }).toBuffer();
    const one = await faceOf(picture);
    expect(cosine(one.embedding, (await faceOf(lying)).embedding)).toBeGreaterThan(0.95);
  });

  test("recognises small faces in a large picture, and says how many pixels it saw", async () => {
    const people = await Promise.all([50, 60, 75, 80].map(portrait));
    const own: Float32Array[] = [];
    const layers: OverlayOptions[] = [];
    for (const [at, person] of people.entries()) {
      const { box, embedding } = await faceOf(person);
      const side = Math.round(126 / box.width);
      own.push(embedding);
      layers.push({
        input: await sharp(person).resize(side).toBuffer(),
        left: 300 + at * 600,
        top: 400 + at * 400,
      });
    }
    const background = "#808080";
    const picture = await sharp({ create: { width: 3000, height: 2400, channels: 3, background } })
      .composite(layers)
      .jpeg()
      .toBuffer();
    const faces = await engine.detectFaces(picture, { embed: true });
    expect(faces).toHaveLength(4);
    for (const { box, across, embedding } of faces) {
      expect(across! / (box.width * 3000)).toBeCloseTo(1, 1);
      expect(Math.max(...own.map((one) => cosine(one, embedding)))).toBeGreaterThan(0.6);
    }
  });

  test.each([90, 180, 270])("recognises a face in a picture turned by %i°", async (degrees) => {
    for (const at of [50, 60]) {
      const picture = await portrait(at);
      const one = await faceOf(picture);
      const { box, pose, embedding } = await faceOf(
        await sharp(picture).rotate(degrees).png().toBuffer(),
      );
      expect(cosine(one.embedding, embedding)).toBeGreaterThan(0.8);
      const middle = [one.box.x + one.box.width / 2 - 0.5, one.box.y + one.box.height / 2 - 0.5];
      const radians = (degrees / 180) * Math.PI;
      const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
      expect(box.x + box.width / 2 - 0.5).toBeCloseTo(middle[0]! * cos - middle[1]! * sin, 1);
      expect(box.y + box.height / 2 - 0.5).toBeCloseTo(middle[0]! * sin + middle[1]! * cos, 1);
      expect(Math.abs(Math.abs(pose.roll) - Math.min(degrees, 360 - degrees))).toBeLessThan(25);
    }
  });

  test("finds no face if there is none", async () => {
    const plain = await sharp({
      create: { width: 300, height: 200, channels: 3, background: "#3a7" },
    })
      .jpeg()
      .toBuffer();
    expect(await engine.detectFaces(plain)).toEqual([]);
    expect(await engine.detectObjects(plain)).toEqual([]);
  });

  test("a region is closer to itself in another quality than to another region", async () => {
    const picture = await portrait(5);
    const again = await sharp(picture).resize(250).jpeg({ quality: 60 }).toBuffer();
    const left = { x: 0, y: 0, width: 0.5, height: 1 };
    const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
    const [one, other] = await engine.embedRegions(picture, [left, middle]);
    const [same] = await engine.embedRegions(again, [left]);
    expect(one).toHaveLength((await engine.models()).region.dimensions);
    expect(cosine(one!, same!)).toBeGreaterThan(cosine(one!, other!) + 0.02);
  });

  test("rejects other files, and analyzes the next picture", async () => {
    await expect(engine.detectFaces(Buffer.from("no picture"))).rejects.toThrow(UnreadableImage);
    await faceOf(await portrait(1));
  });
});
