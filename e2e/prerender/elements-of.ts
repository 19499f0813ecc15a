import type { Locator } from "@playwright/test";

/**
 * Attributes that differ after hydration: one blocks submitting the form until then, antd removes
 * an empty value from passwords, and React sets `muted` as a property.
 */
const untold = ['method="dialog"', 'value=""', 'muted=""'];

/**
 * Every element below a root with its attributes sorted by name, and every text: one per line. Without the brand's
 * picture, which comes when the page is idle.
 */
export const elementsOf = (root: Locator): Promise<string[]> =>
  root.evaluate((element, untold) => {
    const lines: string[] = [];
    const walk = (node: Node, depth: number) => {
      for (const child of node.childNodes) {
        if (child instanceof Element) {
          const attributes = Array.from(
            child.attributes,
            ({ name, value }) => `${name}="${value}"`,
          );
          const told = attributes.filter((one) => !untold.includes(one)).toSorted();
          lines.push(`${" ".repeat(depth)}${[child.tagName.toLowerCase(), ...told].join(" ")}`);
        } else if (child instanceof Text) lines.push(`${" ".repeat(depth)}${child.textContent}`);
        if (!(child instanceof Element && child.matches("[data-brand-scene]")))
          walk(child, depth + 1);
      }
    };
    walk(element, 0);
    return lines;
  }, untold);
