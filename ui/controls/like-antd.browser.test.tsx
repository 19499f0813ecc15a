import * as antd from "antd";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { ConsoleTheme } from "../theme/console-theme.tsx";
import { PlainButton } from "./plain-button.tsx";
import { Status } from "./status.tsx";
import { Tag } from "./tag.tsx";

const sorted = (text: string) => text.split(/\s+/).filter(Boolean).toSorted().join(" ");

/** Elements and texts, with their classes. */
const outline = (node: Node): unknown =>
  node instanceof Element
    ? [node.tagName, sorted(node.className), ...Array.from(node.childNodes, outline)]
    : node.textContent;

const icon = <i>…</i>;
const label = <b>Views</b>;
const buttons = ["text", "default"] as const;
const colours = ["default", "success", "processing", "warning", "error", "blue", "red"] as const;
const states = ["success", "processing", "default", "error", "warning"] as const;

// An update of antd that changes its markup fails here.
test.each<[what: string, ours: ReactNode, antds: ReactNode]>([
  ...buttons.flatMap((type): [string, ReactNode, ReactNode][] => [
    [
      `a ${type} button`,
      <PlainButton type={type} icon={icon} className="own" />,
      <antd.Button type={type} size="small" icon={icon} className="own" />,
    ],
    [
      `a ${type} button with a text`,
      <PlainButton type={type} icon={icon}>
        {label}
      </PlainButton>,
      <antd.Button type={type} size="small" icon={icon}>
        {label}
      </antd.Button>,
    ],
  ]),
  ...colours.map((color): [string, ReactNode, ReactNode] => [
    `a tag, ${color}`,
    <Tag color={color}>Sandbox</Tag>,
    <antd.Tag color={color}>Sandbox</antd.Tag>,
  ]),
  ["a tag", <Tag title="t">Own</Tag>, <antd.Tag title="t">Own</antd.Tag>],
  [
    "a tag with an icon",
    <Tag icon={icon} className="own">
      Same
    </Tag>,
    <antd.Tag icon={icon} className="own">
      Same
    </antd.Tag>,
  ],
  ...states.map((status): [string, ReactNode, ReactNode] => [
    `a state, ${status}`,
    <Status status={status} text={label} />,
    <antd.Badge status={status} text={label} />,
  ]),
])("%s is antd's", async (_what, ours, antds) => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  root.render(
    <ConsoleTheme locale="en-US">
      {ours}
      {antds}
    </ConsoleTheme>,
  );
  await expect.poll(() => host.children.length).toBe(2);
  expect(outline(host.children[0]!)).toEqual(outline(host.children[1]!));
  root.unmount();
  host.remove();
});
