import { Tag } from "@console-shell/ui";
import { PlusOutlined } from "@ant-design/icons";
import type { Image } from "@console-shell/contract/calls/image";
import { useApiMutation, useWritable, usePermission } from "@console-shell/sdk";
import { Button } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { TagDialog } from "../changes/tag-dialog.tsx";
import { queryOf } from "../library/image-filter.ts";
import { useText } from "../messages/index.ts";
import styles from "./image.module.css";

/** A picture's tags; each links to the pictures that have it. */
export const ImageTags = ({ image }: { image: Image }) => {
  const text = useText();
  const writable = useWritable();
  const mayUpdate = usePermission("image-library-management:image:update");
  const [isAdding, setAdding] = useState(false);
  const change = useApiMutation("POST /cc-api/library/:id/image/tag");
  const canChange = mayUpdate && image.deletedAt === null;
  const close = () => setAdding(false);
  return (
    <div className={styles.tags}>
      {image.tags.map((tag) => (
        <Tag
          key={tag}
          {...(canChange &&
            writable && {
              closable: { "aria-label": text("tags.removeOne", { tag }) },
              onClose: (event: { preventDefault: () => void }) => {
                // The refetch removes it.
                event.preventDefault();
                change.mutate({
                  params: { id: image.libraryId },
                  body: { ids: [image.id], tag, remove: true },
                });
              },
            })}
        >
          <Link
            to={`/libraries/${image.libraryId}${queryOf({ search: undefined, tag, show: undefined })}`}
          >
            {tag}
          </Link>
        </Tag>
      ))}
      {image.tags.length === 0 && !canChange ? "–" : null}
      {canChange ? (
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {text("tags.add")}
        </Button>
      ) : null}
      {isAdding ? (
        <TagDialog
          libraryId={image.libraryId}
          ids={[image.id]}
          isRemoval={false}
          onClose={close}
          onDone={close}
        />
      ) : null}
    </div>
  );
};
