import type { Live } from "@console-shell/contract";
import { isLateFailure, renewFailed } from "@console-shell/ui";
import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useHost } from "./host/host-context.ts";
import { BrokenPage } from "./pages/broken-page.tsx";

interface RenderFailureProps {
  /** Told of each error; before the first render has succeeded it fails the mount. */
  onError: (error: Error) => void;
  /** Whether the first render has succeeded: until then the console shows the failure, and not this. */
  isMounted: () => boolean;
  children: ReactNode;
}

interface BoundaryProps extends RenderFailureProps {
  address: string;
  /** Whether the server can be reached. */
  online: Live<boolean>;
}

interface State {
  error: Error | undefined;
  /** The address at which it was caught. */
  address: string;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: undefined, address: this.props.address };
  /** How often code did not load at this address. */
  #failedLoads = 0;
  #unsubscribe: (() => void) | undefined;

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, state: State): State | null {
    return address === state.address ? null : { error: undefined, address };
  }

  override componentDidMount(): void {
    // What did not load without a connection loads with one.
    this.#unsubscribe = this.props.online.subscribe((online) => {
      const { error } = this.state;
      if (online && error && isLateFailure(error)) this.setState({ error: undefined });
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
    if (isLateFailure(error)) this.#failedLoads += 1;
    renewFailed();
    reportError(error);
  }

  #retry = () => {
    // Twice is no hiccup: another release is served by now, which only another page can load.
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
 * Keeps a render error of one sub-app inside it: the operator can try again or go to another of its
 * pages, and the error goes on to the window, where the console's runtime attributes it.
 */
export const RenderFailure = (props: RenderFailureProps) => {
  const { online } = useHost();
  return <Boundary {...props} address={useLocation().pathname} online={online} />;
};
