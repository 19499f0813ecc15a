import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

const walk = (elements: MessageFormatElement[], visit: (element: MessageFormatElement) => void) => {
  for (const element of elements) {
    visit(element);
    if (element.type === TYPE.tag) walk(element.children, visit);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) walk(value, visit);
  }
};

/**
 * Visits each element of an ICU message, including those inside branches. Throws if the message is
 * invalid.
 */
export const walkElements = (text: string, visit: (element: MessageFormatElement) => void): void =>
  walk(parse(text), visit);
