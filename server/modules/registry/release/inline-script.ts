import { defaultTreeAdapter, html, parse, type Token } from "parse5";

type Fault = "inline_script" | "too_large";

class FaultFound extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

/** Elements of an entry page. Without a limit, small markup can make the parser create millions. */
const mostElements = 2_000;

const addresses = new Set(["action", "data", "formaction", "href", "src"]);

/** The scheme of an address. Browsers skip control characters before it, and line ends and tabs in it. */
const schemeOf = (address: string): string | undefined =>
  // oxlint-disable-next-line no-control-regex -- browsers skip these characters
  /^[\0- ]*([a-z]+):/i.exec(address.replace(/[\t\n\r]/g, ""))?.[1]?.toLowerCase();

/** Whether an element runs code that is in the page itself. */
const runsCode = (tag: string, namespace: html.NS, attributes: Token.Attribute[]): boolean => {
  const valueOf = (name: string) => attributes.find((one) => one.name === name)?.value;
  if (tag === "script" && valueOf("type")?.trim().toLowerCase() !== "application/json") {
    const source = valueOf(namespace === html.NS.SVG ? "href" : "src");
    if (source === undefined || ["blob", "data"].includes(schemeOf(source) ?? "")) return true;
  }
  return attributes.some(
    ({ name, value }) =>
      name.startsWith("on") || (addresses.has(name) && schemeOf(value) === "javascript"),
  );
};

/** Why a page can't be the entry page of a release: the policy of the console runs no code that is in a page. */
export const scriptFault = (page: string): Fault | undefined => {
  let count = 0;
  const createElement: typeof defaultTreeAdapter.createElement = (tag, namespace, attributes) => {
    const inner = attributes.find(({ name }) => name === "srcdoc")?.value;
    const fault = runsCode(tag, namespace, attributes)
      ? "inline_script"
      : inner && scriptFault(inner);
    if (fault) throw new FaultFound(fault);
    count += 1;
    if (count > mostElements) throw new FaultFound("too_large");
    return defaultTreeAdapter.createElement(tag, namespace, attributes);
  };
  try {
    parse(page, { treeAdapter: { ...defaultTreeAdapter, createElement } });
    return undefined;
  } catch (error) {
    if (error instanceof FaultFound) return error.fault;
    throw error;
  }
};
