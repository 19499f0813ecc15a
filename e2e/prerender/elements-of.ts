import type { Locator } from "@playwright/test";

/**
 * What keeps a form from being sent while there is nobody to send it, a value that is none, which antd
 * takes from passwords, and what is an attribute in markup and a property for React.
 */
const untold = ['method="dialog"', 'value=""', 'muted=""'];

/** Every element below a root with its attributes in the order of their names, and every text: a line each. */
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
        walk(child, depth + 1);
      }
    };
    walk(element, 0);
    return lines;
  }, untold);
