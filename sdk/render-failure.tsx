import { LoadFailure } from "@console-shell/ui";
import { Component, type ReactNode } from "react";

interface RenderFailureProps {
  /** Told of each error; before the first render has succeeded it fails the mount. */
  onError: (error: Error) => void;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
}

/**
 * Keeps a render error of one sub-app inside it: the operator can try again, and the error goes
 * on to the window, where the console's runtime attributes it.
 */
export class RenderFailure extends Component<RenderFailureProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
    reportError(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <LoadFailure message={error.message} onRetry={() => this.setState({ error: undefined })} />
    );
  }
}
