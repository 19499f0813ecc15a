import type { Live } from "@console-shell/contract";
import { isLoadFailure } from "@console-shell/ui";
import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useHost } from "./host/host-context.ts";
import { BrokenPage } from "./pages/broken-page.tsx";

interface RenderFailureProps {
  /** Called with each error; before the first render has succeeded, it fails the mount. */
  onError: (error: Error) => void;
  /**
   * Whether the first render has succeeded; until then the console shows the failure instead of this
   * component.
   */
  isMounted: () => boolean;
  children: ReactNode;
}

interface BoundaryProps extends RenderFailureProps {
  address: string;
  /** Whether the server is reachable. */
  online: Live<boolean>;
}

interface State {
  error: Error | undefined;
  /** The address at which the error was caught. */
  address: string;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: undefined, address: this.props.address };
  /** How often a chunk failed to load at this address. */
  #failedLoads = 0;
  #unsubscribe: (() => void) | undefined;

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, state: State): State | null {
    return address === state.address ? null : { error: undefined, address };
  }

  override componentDidMount(): void {
    // A chunk that failed to load while offline is loaded again once online.
    this.#unsubscribe = this.props.online.subscribe((online) => {
      const { error } = this.state;
      if (online && error && isLoadFailure(error)) this.setState({ error: undefined });
    });
  }

  override componentDidUpdate({ address }: BoundaryProps): void {
    if (address !== this.props.address) this.#failedLoads = 0;
  }

  override componentWillUnmount(): void {
    this.#unsubscribe?.();
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
    if (isLoadFailure(error)) this.#failedLoads += 1;
    reportError(error);
  }

  #retry = () => {
    // A second failure usually means a new release is deployed: only reloading the page can load its chunks.
    if (this.#failedLoads > 1 && this.props.online.get()) location.reload();
    else this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!this.props.isMounted()) return null;
    return <BrokenPage error={error} onRetry={this.#retry} />;
  }
}

/**
 * Error boundary of one sub-app: the operator can retry or open another of its pages. The error is also
 * reported to the window, where the console's runtime attributes it.
 */
export const RenderFailure = (props: RenderFailureProps) => {
  const { online } = useHost();
  return <Boundary {...props} address={useLocation().pathname} online={online} />;
};
