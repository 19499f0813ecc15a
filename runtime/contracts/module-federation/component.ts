import type { LegacyProps } from "../../legacy/legacy-props.ts";
import type { LegacySteps } from "../../legacy/lifecycle-steps.ts";
import { importShared, isOfPage, type ShareScope } from "./share.ts";

interface React {
  createElement(type: unknown, props: object): unknown;
}
interface Root {
  render(element: unknown): void;
  unmount(): void;
}
interface ReactDom {
  createRoot?: (this: void, container: Element) => Root;
  render?: (this: void, element: unknown, container: Element) => void;
  unmountComponentAtNode?: (this: void, container: Element) => void;
}

const withDefault = (module: unknown): unknown =>
  (module as { default?: unknown }).default ?? module;

/** Loads the copy of a package that the remote uses. */
const usedBy = async <Module>(scope: ShareScope, name: string): Promise<Module | undefined> => {
  const copies = Object.values(scope[name] ?? {});
  const copy = copies.find(isOfPage) ?? copies.find(({ lib }) => lib) ?? copies[0];
  if (!copy) return undefined;
  const factory = copy.lib ?? (await copy.get());
  return withDefault(factory()) as Module;
};

const isComponent = (value: unknown) =>
  typeof value === "function" ||
  typeof (value as { $$typeof?: unknown } | undefined)?.$$typeof === "symbol";

/**
 * The lifecycles of a React component, rendered with its remote's React. Undefined if React isn't
 * shared or has no matching ReactDOM: the `react-dom` entry of version 19 can't render.
 */
export const stepsOfComponent = async (
  component: unknown,
  scope: ShareScope,
): Promise<LegacySteps | undefined> => {
  if (!isComponent(component)) return undefined;
  const react = await usedBy<React>(scope, "react");
  if (!react) return undefined;
  const isPages = Object.values(scope["react"] ?? {}).some(isOfPage);
  const dom = isPages
    ? (withDefault(await importShared("react-dom/client")) as ReactDom)
    : await usedBy<ReactDom>(scope, "react-dom");
  const rootIn = (container: Element): Root | undefined => {
    if (dom?.createRoot) return dom.createRoot(container);
    const { render, unmountComponentAtNode } = dom ?? {};
    return (
      render && {
        render: (element) => render(element, container),
        unmount: () => unmountComponentAtNode?.(container),
      }
    );
  };
  if (!dom?.createRoot && !dom?.render) return undefined;
  const roots = new Map<Element, Root>();
  const render = (props: LegacyProps) => {
    const { container, domElement: _, ...services } = props;
    const root = roots.get(container) ?? rootIn(container);
    if (!root) return;
    roots.set(container, root);
    root.render(react.createElement(component, services));
  };
  const unmount = ({ container }: LegacyProps) => {
    roots.get(container)?.unmount();
    roots.delete(container);
  };
  return (phase) => {
    if (phase === "unmount") return [unmount];
    return phase === "mount" || phase === "update" ? [render] : undefined;
  };
};
