import { type FocusEvent, type MouseEvent, useState } from "react";

/** How antd's control replaces its markup. */
export interface Pressed {
  autoFocus?: true;
  defaultOpen?: boolean;
}

interface State extends Pressed {
  /** What was pressed or focused. */
  target?: EventTarget;
}

/**
 * Until a control of a page is focused or pressed, it's only its markup: antd's costs as much to mount as a row of a list,
 * and a page has several. Returns how it was pressed, and what its markup listens to. `isKnown` is whether the markup can
 * show its value.
 */
export const usePressed = (isKnown: boolean) => {
  const [state, setState] = useState<State>();
  if (!isKnown && !state) setState({});
  const { target, ...pressed } = state ?? {};
  return {
    pressed: state && pressed,
    target,
    listeners: {
      // A press would move the focus to the input, which is replaced before the click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: ({ target }: MouseEvent) => setState({ autoFocus: true, defaultOpen: true, target }),
      onFocus: ({ target }: FocusEvent) => setState({ autoFocus: true, target }),
    },
  };
};
