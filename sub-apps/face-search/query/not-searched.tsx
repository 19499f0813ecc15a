import { Alert } from "antd";
import { useText } from "../messages/index.ts";

/** Says that a search could not find so many pictures of its collection; nothing where there are none. */
export const NotSearched = ({ count }: { count: number }) => {
  const text = useText();
  if (count === 0) return null;
  return <Alert type="info" showIcon title={text("query.unseen", { count })} />;
};
