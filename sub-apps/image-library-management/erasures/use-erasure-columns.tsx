import type { Erasure } from "@console-shell/contract/calls/erasure";
import { useFormat } from "@console-shell/sdk";
import { Status, type TableColumns, Tag } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

/** Who erased what, how much and when; the proof opens below. */
export const useErasureColumns = (): TableColumns<Erasure> => {
  const text = useText();
  const format = useFormat();
  return [
    {
      key: "erasedAt",
      title: text("erasures.erasedAt"),
      render: (_value, { erasedAt }) => (
        <time dateTime={new Date(erasedAt).toISOString()}>{format.dateTime(erasedAt)}</time>
      ),
    },
    { key: "library", title: text("word.library"), render: (_value, { library }) => library.name },
    {
      key: "by",
      title: text("erasures.by"),
      render: (_value, { erasedBy, byClientApp }) =>
        erasedBy?.name ?? byClientApp?.clientApp.name ?? text("erasures.bySystem"),
    },
    {
      key: "cause",
      title: text("erasures.cause"),
      render: (_value, { cause }) => <Tag>{text(`erasures.cause.${cause}`)}</Tag>,
    },
    {
      key: "images",
      title: text("facts.images"),
      align: "end",
      render: (_value, { images }) => format.number(images),
    },
    {
      key: "size",
      title: text("word.size"),
      align: "end",
      render: (_value, { bytes }) => format.bytes(bytes),
    },
    {
      key: "state",
      title: text("word.state"),
      render: (_value, { filesGone }) => (
        <Status
          status={filesGone ? "success" : "processing"}
          text={text(filesGone ? "erasures.filesGone" : "erasures.filesLeft")}
        />
      ),
    },
  ];
};
