import { MenuItems, Picture, RowMenu, Sparkline } from "@console-shell/ui";
import { DeleteOutlined, EditOutlined, PictureOutlined } from "@ant-design/icons";
import type { Library } from "@console-shell/contract/calls/library";
import { useFormat, usePermission } from "@console-shell/sdk";
import { Link } from "react-router";
import { LibraryIndexing } from "../indexing/library-indexing.tsx";
import { useText } from "../messages/index.ts";
import { EnvironmentTag } from "../shared/environment-tag.tsx";
import { KindTag } from "../shared/kind-tag.tsx";
import { imageAddress } from "../shared/image-address.ts";
import styles from "./libraries.module.css";

interface LibraryCardProps {
  library: Library;
  /** Images added on each of the last days; undefined while unknown. */
  added: readonly number[] | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

const Cover = ({ library }: { library: Library }) => {
  const mayRead = usePermission("image-library-management:image:read");
  if (!mayRead || library.coverImageIds.length === 0)
    return (
      <div className={styles.coverEmpty} aria-hidden>
        <PictureOutlined aria-hidden="true" />
      </div>
    );
  return (
    <div className={styles.cover} aria-hidden>
      {library.coverImageIds.map((id) => (
        <div key={id}>
          <Picture src={imageAddress(library.id, id, "thumbnail")} alt="" />
        </div>
      ))}
    </div>
  );
};

/** A library in the list: its newest pictures, facts and actions. */
export const LibraryCard = ({ library, added, onEdit, onDelete }: LibraryCardProps) => {
  const text = useText();
  const format = useFormat();
  const mayUpdate = usePermission("image-library-management:library:update");
  const mayDelete = usePermission("image-library-management:library:delete");
  const total = added?.reduce((sum, count) => sum + count, 0) ?? 0;
  const actions = [
    ...(mayUpdate
      ? [
          {
            key: "edit",
            icon: <EditOutlined aria-hidden="true" />,
            label: text("word.edit"),
            onClick: onEdit,
          },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            key: "delete",
            icon: <DeleteOutlined aria-hidden="true" />,
            label: text("word.delete"),
            danger: true,
            onClick: onDelete,
          },
        ]
      : []),
  ];
  return (
    <li className={styles.card}>
      <Cover library={library} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <Link to={`/libraries/${library.id}`}>{library.name}</Link>
          </h2>
          {actions.length > 0 ? (
            <RowMenu
              className={styles.menu}
              label={text("library.actions", { name: library.name })}
              menu={<MenuItems items={actions} />}
            />
          ) : null}
        </div>
        <p className={styles.purpose}>{library.purpose || text("library.noPurpose")}</p>
        <p className={styles.facts}>
          <KindTag kind={library.kind} />
          {library.environment === "sandbox" ? <EnvironmentTag environment="sandbox" /> : null}
          <strong>{text("library.images", { count: library.imageCount })}</strong>
          <span>{format.bytes(library.bytes)}</span>
          <LibraryIndexing library={library} />
        </p>
        {total > 0 ? (
          <p className={styles.added}>
            {text("library.added", { count: total })}
            <span className={styles.trend}>
              <Sparkline values={added ?? []} kind="bars" />
            </span>
          </p>
        ) : null}
        <p className={styles.facts}>
          <span>
            {library.retentionDays === null
              ? text("library.noRetention")
              : text("library.retention", { days: library.retentionDays })}
          </span>
          <span>
            {text("library.createdBy", {
              name: library.createdBy.name,
              date: format.date(library.createdAt),
            })}
          </span>
        </p>
      </div>
    </li>
  );
};
