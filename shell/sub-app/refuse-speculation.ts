const isSpeculation = (type: unknown): boolean => /^\s*speculationrules\s*$/i.test(String(type));

const refuse = (): never => {
  throw new DOMException(
    "Speculation rules are refused: no policy limits the origins that they fetch from.",
    "SecurityError",
  );
};

/**
 * Blocks sub-apps' `<script type="speculationrules">`. Browsers check its nonce but not the origins in it,
 * so with the page's nonce a request could go anywhere. It stops code that uses the usual methods, not code
 * that circumvents them. Stays for the life of the page.
 */
export const refuseSpeculation = (): void => {
  const { prototype } = HTMLScriptElement;
  const type = Object.getOwnPropertyDescriptor(prototype, "type");
  Object.defineProperty(prototype, "type", {
    ...type,
    set(this: HTMLScriptElement, value: unknown) {
      if (isSpeculation(value)) refuse();
      type?.set?.call(this, value);
    },
  });
  // Only for scripts, so setting attributes of other elements costs nothing extra.
  const setAttribute = Reflect.get(prototype, "setAttribute") as (
    this: Element,
    ...input: unknown[]
  ) => void;
  prototype.setAttribute = function (this: Element, ...input: unknown[]) {
    const [name, value] = input;
    if (String(name).toLowerCase() === "type" && isSpeculation(value)) refuse();
    setAttribute.apply(this, input);
  };
  const createFragment = Reflect.get(Range.prototype, "createContextualFragment");
  Range.prototype.createContextualFragment = function (html) {
    const fragment = createFragment.call(this, html);
    for (const script of fragment.querySelectorAll("script"))
      if (isSpeculation(script.type)) refuse();
    return fragment;
  };
};
