import type { Tracker } from "../effects/tracker.ts";
import type { Patcher } from "../effects/patch.ts";

type Style = HTMLStyleElement | SVGStyleElement;

const inserting = "appendChild insertBefore replaceChild append prepend replaceChildren";

const stylesIn = (node: unknown): Style[] => {
  if (node instanceof HTMLStyleElement) return [node];
  const isParent = node instanceof Element || node instanceof DocumentFragment;
  return isParent && node.firstElementChild ? [...node.querySelectorAll<Style>("style")] : [];
};

/**
 * Makes style elements that a sub-app adds to shadow roots pass a nonce policy; they are already
 * confined there. Only shadow roots are patched: styles added deeper, through elements inside, are
 * refused first.
 */
export const patchShadowStyles = (
  { ownerOfCall }: Tracker,
  nonce: string,
  patcher: Patcher,
): void => {
  const { prototype } = ShadowRoot;
  for (const name of inserting.split(" "))
    patcher.wrap(
      prototype,
      name,
      (native) =>
        function patched(this: ShadowRoot, ...input: unknown[]) {
          const styles = patcher.on ? input.flatMap(stylesIn) : [];
          if (styles.length > 0 && ownerOfCall() !== undefined)
            for (const style of styles) style.nonce ||= nonce;
          return native.apply(this, input);
        },
    );
  const written = Object.getOwnPropertyDescriptor(prototype, "innerHTML");
  const set = function (this: ShadowRoot, html: string | null) {
    const text = html ?? "";
    if (!patcher.on || !/<style/i.test(text) || ownerOfCall() === undefined) {
      written?.set?.call(this, html);
      return;
    }
    const template = document.createElement("template");
    template.innerHTML = text;
    for (const style of stylesIn(template.content)) style.nonce = nonce;
    this.replaceChildren(template.content);
  };
  patcher.redefine(prototype, "innerHTML", { ...written, set });

  const excuse = (event: SecurityPolicyViolationEvent) => {
    const [style] = event.composedPath();
    const isStyle = style instanceof HTMLStyleElement || style instanceof SVGStyleElement;
    if (!isStyle || style.nonce || !(style.getRootNode() instanceof ShadowRoot)) return;
    if (patcher.subAppAround(style) === undefined) return;
    style.nonce = nonce;
    // Makes the browser check it again.
    style.setAttribute("type", "text/css");
  };
  patcher.listen(document, "securitypolicyviolation", excuse);
};
