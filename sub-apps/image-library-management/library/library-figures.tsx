import type { Library } from "@console-shell/contract/calls/library";
import { useFormat, usePermission } from "@console-shell/sdk";
import { Stats } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";

const linkTo = (to: string) => (label: ReactNode) => <Link to={to}>{label}</Link>;

/** What a library holds and what waits in it; figures that need attention lead to their images. */
export const LibraryFigures = ({ library }: { library: Library }) => {
  const text = useText();
  const format = useFormat();
  const mayRead = usePermission("image-library-management:image:read");
  const { id, imageCount, deletedCount, bytes } = library;
  const { waiting, failed, faceless } = library.indexing;
  const queue = (state?: string) =>
    `/indexing?${new URLSearchParams({ libraryId: id, ...(state && { state }) })}`;
  return (
    <Stats
      lead
      items={[
        {
          label: text("facts.images"),
          value: format.number(imageCount),
          detail: deletedCount > 0 ? text("facts.inBin", { count: deletedCount }) : undefined,
          ...(mayRead && deletedCount > 0 && { link: linkTo("?show=deleted") }),
        },
        { label: text("facts.storage"), value: format.bytes(bytes) },
        {
          label: text("facts.waiting"),
          value: format.number(waiting),
          detail: waiting + failed === 0 ? text("indexing.allDone") : undefined,
          ...(waiting > 0 && { link: linkTo(queue()) }),
        },
        ...(failed > 0
          ? [
              {
                label: text("facts.failed"),
                value: format.number(failed),
                tone: "error" as const,
                link: linkTo(queue("failed")),
              },
            ]
          : []),
        ...(faceless > 0
          ? [
              {
                label: text("facts.faceless"),
                value: format.number(faceless),
                link: linkTo("?show=faceless"),
              },
            ]
          : []),
      ]}
    />
  );
};
