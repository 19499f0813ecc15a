import { Button } from "antd";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { ConsoleTheme } from "../theme/console-theme.tsx";
import { PlainButton } from "./plain-button.tsx";

const sorted = (text: string) => text.split(/\s+/).filter(Boolean).toSorted().join(" ");

/** Elements with their classes, without what differs on purpose. */
const outline = (element: Element): unknown => [
  element.tagName,
  sorted(element.className),
  ...Array.from(element.children, outline),
];

test.each(["text", "default"] as const)("a plain %s button is antd's", async (type) => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const icon = <i>…</i>;
  const label: ReactNode = type === "text" ? undefined : <span>Views</span>;
  root.render(
    <ConsoleTheme locale="en-US">
      <PlainButton type={type} icon={icon} className="own">
        {label}
      </PlainButton>
      <Button type={type} size="small" icon={icon} className="own">
        {label}
      </Button>
    </ConsoleTheme>,
  );
  await expect.poll(() => host.querySelectorAll("button").length).toBe(2);
  const [plain, antd] = host.querySelectorAll("button");
  expect(outline(plain!)).toEqual(outline(antd!));
  root.unmount();
  host.remove();
});
