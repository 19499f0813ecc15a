import * as antd from "antd";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { ConsoleTheme } from "../theme/console-theme.tsx";
import { ChoiceSelect } from "./choice-select.tsx";
import { PlainButton } from "./plain-button.tsx";
import { PressedRange } from "./pressed-range.tsx";
import { Status } from "./status.tsx";
import { Tag } from "./tag.tsx";

const sorted = (text: string) => text.split(/\s+/).filter(Boolean).toSorted().join(" ");

/** Elements and texts, with their classes. */
const outline = (node: Node): unknown =>
  node instanceof Element
    ? [
        node.tagName,
        sorted(node.getAttribute("class") ?? ""),
        ...Array.from(node.childNodes, outline),
      ]
    : node.textContent;

const icon = <i>…</i>;
const label = <b>Views</b>;
const buttons = ["text", "default"] as const;
const colours = ["default", "success", "processing", "warning", "error", "blue", "red"] as const;
const states = ["success", "processing", "default", "error", "warning"] as const;

interface Pair {
  what: string;
  ours: ReactNode;
  antds: ReactNode;
}

// An update of antd that changes its markup fails here.
const pairs: Pair[] = [
  ...buttons.flatMap((type): Pair[] => [
    {
      what: `a ${type} button`,
      ours: <PlainButton type={type} icon={icon} className="own" />,
      antds: <antd.Button type={type} size="small" icon={icon} className="own" />,
    },
    {
      what: `a ${type} button with a text`,
      ours: (
        <PlainButton type={type} icon={icon}>
          {label}
        </PlainButton>
      ),
      antds: (
        <antd.Button type={type} size="small" icon={icon}>
          {label}
        </antd.Button>
      ),
    },
  ]),
  ...colours.map((color) => ({
    what: `a tag, ${color}`,
    ours: <Tag color={color}>Sandbox</Tag>,
    antds: <antd.Tag color={color}>Sandbox</antd.Tag>,
  })),
  {
    what: "a tag",
    ours: <Tag title="t">Own</Tag>,
    antds: <antd.Tag title="t">Own</antd.Tag>,
  },
  {
    what: "a tag with an icon",
    ours: (
      <Tag icon={icon} className="own">
        Same
      </Tag>
    ),
    antds: (
      <antd.Tag icon={icon} className="own">
        Same
      </antd.Tag>
    ),
  },
  ...states.map((status) => ({
    what: `a state, ${status}`,
    ours: <Status status={status} text={label} />,
    antds: <antd.Badge status={status} text={label} />,
  })),
  {
    what: "a select",
    ours: (
      <ChoiceSelect
        label="State"
        className="own"
        value="on"
        options={[{ value: "on", label: "On" }]}
        onChange={() => undefined}
      />
    ),
    antds: (
      <antd.Select
        aria-label="State"
        className="own"
        showSearch={false}
        value="on"
        options={[{ value: "on", label: "On" }]}
      />
    ),
  },
  {
    what: "a range of days",
    ours: (
      <PressedRange aria-label="Days" className="own" placeholder={["From", "To"]} value={null} />
    ),
    antds: (
      <antd.DatePicker.RangePicker
        aria-label="Days"
        className="own"
        allowEmpty={[true, true]}
        placeholder={["From", "To"]}
      />
    ),
  },
];

test.each(pairs)("$what looks like antd's", async ({ ours, antds }) => {
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
