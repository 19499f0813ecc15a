import type { Box } from "@console-shell/contract/calls/query-image";

const within = (part: number) => Math.min(1, Math.max(0, part));
const percent = (part: number) => `${part * 100}%`;

/** A box's position on its picture, clipped to the picture's edges. */
export const boxStyle = ({ x, y, width, height }: Box) => {
  const [left, top] = [within(x), within(y)];
  return {
    left: percent(left),
    top: percent(top),
    width: percent(within(x + width) - left),
    height: percent(within(y + height) - top),
  };
};
