/** The argument of a lifecycle: each framework names the container differently. */
export interface LifecycleProps {
  container?: Element | null;
  dom?: Element | null;
}

/** The element to render into: `#root` of the app's page, or the container if there is no page. */
export const rootOf = (props?: LifecycleProps): Element => {
  const container = props?.container ?? props?.dom;
  const root = container ? (container.querySelector("#root") ?? container) : null;
  const found = root ?? document.querySelector("#root");
  if (!found) throw new Error("The framework gave no container.");
  return found;
};
