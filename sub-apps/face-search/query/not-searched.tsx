import { Alert } from "antd";
import { useText } from "../messages/index.ts";

/** Says how many pictures of the collection couldn't be searched; renders nothing for none. */
export const NotSearched = ({ count }: { count: number }) => {
  const text = useText();
  if (count === 0) return null;
  return <Alert type="info" showIcon title={text("query.unseen", { count })} />;
};
