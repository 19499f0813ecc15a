import { renewFailed } from "@console-shell/ui";
import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { BrokenPage } from "./pages/broken-page.tsx";

interface RenderFailureProps {
  /** Told of each error; before the first render has succeeded it fails the mount. */
  onError: (error: Error) => void;
  /** Whether the first render has succeeded: until then the console shows the failure, and not this. */
  isMounted: () => boolean;
  children: ReactNode;
}

type BoundaryProps = RenderFailureProps & { address: string };

interface State {
  error: Error | undefined;
  /** The address at which it was caught. */
  address: string;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: undefined, address: this.props.address };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, state: State): State | null {
    return address === state.address ? null : { error: undefined, address };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
    renewFailed();
    reportError(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!this.props.isMounted()) return null;
    return <BrokenPage error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

/**
 * Keeps a render error of one sub-app inside it: the operator can try again or go to another of its
 * pages, and the error goes on to the window, where the console's runtime attributes it.
 */
export const RenderFailure = (props: RenderFailureProps) => (
  <Boundary {...props} address={useLocation().pathname} />
);
