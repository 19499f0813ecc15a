import type { FaceQueryDetail } from "@console-shell/contract/endpoints/face-search";
import { Alert } from "antd";
import { useText } from "../messages/index.ts";

/** Says which pictures of the collection a search could not find; nothing where there are none. */
export const NotSearched = ({ counts }: { counts: FaceQueryDetail["notSearched"] }) => {
  const text = useText();
  const { unseen, seenSince } = counts;
  const sentences = [
    unseen > 0 && text("query.unseen", { count: unseen }),
    seenSince > 0 && text("query.seenSince", { count: seenSince }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return <Alert type="info" showIcon title={sentences.join(" ")} />;
};
