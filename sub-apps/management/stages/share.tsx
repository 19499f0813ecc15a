import { Tag } from "@console-shell/ui";
import { useFormat } from "@console-shell/sdk";

/** The percentage of operators who get a canary; nothing for other stages. */
export const Share = ({ of }: { of: number | null }) => {
  const format = useFormat();
  return of === null ? null : <Tag>{format.percent(of / 100)}</Tag>;
};
