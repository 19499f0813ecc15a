import { ListPage, useFormat, useList, usePermission } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import styles from "./collections.module.css";
import type { Collection, Collections } from "./collections.ts";
import { useText } from "./messages/index.ts";
import { CollectionForm } from "./collection-form.tsx";
import { Tags } from "./tags.tsx";

const useColumns = ({ nameOfLabel }: Collections): TableColumns<Collection> => {
  const text = useText();
  const format = useFormat();
  return [
    {
      title: text("word.name"),
      key: "name",
      render: (_, { id, name, description }) => (
        <>
          <Link to={`/collections/${id}`}>{name}</Link>
          <div className={styles.second}>{description}</div>
        </>
      ),
    },
    {
      title: text("word.libraries"),
      key: "libraries",
      render: (_, { libraries }) => <Tags names={libraries.map(({ name }) => name)} />,
    },
    ...(nameOfLabel
      ? [
          {
            title: text("collections.labels"),
            key: "labels",
            from: "md" as const,
            render: (_: unknown, { labels = [] }: Collection) => (
              <Tags names={labels.map(nameOfLabel)} />
            ),
          },
        ]
      : []),
    {
      title: text("word.threshold"),
      key: "threshold",
      align: "end",
      from: "md",
      render: (_, { defaultThreshold }) => format.percent(defaultThreshold),
    },
    {
      title: text("word.changedAt"),
      key: "updatedAt",
      className: styles.time,
      from: "lg",
      render: (_, { updatedAt }) => format.dateTime(updatedAt),
    },
  ];
};

/** All collections of one kind. */
export const CollectionsPage = ({ collections }: { collections: Collections }) => {
  const { kind, calls } = collections;
  const text = useText();
  const navigate = useNavigate();
  const mayUpdate = usePermission(collections.update);
  const [isCreating, setCreating] = useState(false);
  const create = { title: text("collections.new"), run: () => setCreating(true) };
  const list = useList(`GET ${calls}/list`, { columns: useColumns(collections) });
  return (
    <ListPage
      list={list}
      title={text(`collections.${kind}.title`)}
      description={text(`collections.${kind}.description`)}
      create={mayUpdate ? create : undefined}
      scroll={{ x: true }}
      search={text("collections.search")}
      none={text("collections.noneYet")}
      noneFound={text("collections.noneFound")}
      after={
        isCreating ? (
          <CollectionForm
            collections={collections}
            onClose={(saved) => {
              setCreating(false);
              if (saved) void navigate(`/collections/${saved.id}`);
            }}
          />
        ) : null
      }
    />
  );
};
