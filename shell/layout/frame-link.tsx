import type { ComponentProps, MouseEvent } from "react";
import { useConsole } from "../state/console-context.ts";

/** Other clicks, such as with Ctrl, are left to the browser, which opens a tab. */
const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

interface FrameLinkProps extends ComponentProps<"a"> {
  to: string;
  /** Called when it's about to be pressed. */
  onApproach?: (() => void) | undefined;
  /** Called before it navigates. */
  onPress?: (() => void) | undefined;
}

/** A link in the frame. The router's own would rerender on every navigation. */
export const FrameLink = ({ to, onApproach, onPress, children, ...rest }: FrameLinkProps) => {
  const { routing } = useConsole();
  return (
    <a
      {...rest}
      onMouseEnter={onApproach}
      onFocus={onApproach}
      href={routing.href(to)}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onPress?.();
        void routing.goTo(to);
      }}
    >
      {children}
    </a>
  );
};
