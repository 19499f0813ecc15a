import { useFormat } from "@console-shell/sdk";
import { Tag } from "antd";

/** The percentage of operators who get a canary; nothing for other stages. */
export const Share = ({ of }: { of: number | null }) => {
  const format = useFormat();
  return of === null ? null : <Tag>{format.percent(of / 100)}</Tag>;
};
