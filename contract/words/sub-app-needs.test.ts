import { expect, test } from "vitest";
import { allNeeds, commonNeeds, describeNeeds, needsBeyond } from "./sub-app-needs.ts";
import type { SubAppNeeds } from "../host/manifest.ts";

const asked: SubAppNeeds = {
  connect: ["wss://live.example.com", "https://api.example.com", "https://api.example.com"],
  img: ["https://a.tiles.example.com"],
  workers: "blob",
  inlineStyleAttributes: true,
};
const approved: SubAppNeeds = {
  connect: ["https://api.example.com", "https://old.example.com"],
  img: ["https://*.tiles.example.com"],
  font: [],
  workers: "self",
  inlineStyleAttributes: false,
};

test("sources are common only if written alike, workers as far as both go", () => {
  expect(commonNeeds(asked, approved)).toEqual({
    connect: ["https://api.example.com"],
    workers: "self",
  });
  expect(commonNeeds({ workers: "self" }, { workers: "blob" })).toEqual({ workers: "self" });
  expect(commonNeeds(asked, {})).toEqual({});
  expect(commonNeeds({}, approved)).toEqual({});
  const tidy = { ...asked, connect: ["https://api.example.com", "wss://live.example.com"] };
  expect(commonNeeds(asked, asked)).toEqual(tidy);
});

test("the common part and the part beyond make up everything that was asked for", () => {
  const beyond = needsBeyond(asked, approved);
  expect(beyond).toEqual({
    connect: ["wss://live.example.com"],
    img: ["https://a.tiles.example.com"],
    workers: "blob",
    inlineStyleAttributes: true,
  });
  expect(allNeeds(beyond, commonNeeds(asked, approved))).toEqual(allNeeds(asked, {}));
  expect(needsBeyond({ workers: "self" }, { workers: "blob" })).toEqual({});
});

test("needs are described in one line", () => {
  expect(describeNeeds(needsBeyond(asked, approved))).toBe(
    "connect wss://live.example.com, img https://a.tiles.example.com, workers blob, inlineStyleAttributes",
  );
});
