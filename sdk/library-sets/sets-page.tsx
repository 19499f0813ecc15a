import { ListPage, useFormat, useList, usePermission } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import styles from "./library-sets.module.css";
import type { LibrarySet, LibrarySets } from "./library-sets.ts";
import { useText } from "./messages/index.ts";
import { SetForm } from "./set-form.tsx";
import { Tags } from "./tags.tsx";

const useColumns = ({ noun, nameOfLabel }: LibrarySets): TableColumns<LibrarySet> => {
  const text = useText();
  const format = useFormat();
  return [
    {
      title: text("sets.name"),
      key: "name",
      render: (_, { id, name, description }) => (
        <>
          <Link to={`/${noun}s/${id}`}>{name}</Link>
          <div className={styles.second}>{description}</div>
        </>
      ),
    },
    {
      title: text("sets.libraries"),
      key: "libraries",
      render: (_, { libraries }) => <Tags names={libraries.map(({ name }) => name)} />,
    },
    ...(nameOfLabel
      ? [
          {
            title: text("sets.labels"),
            key: "labels",
            from: "md" as const,
            render: (_: unknown, { labels = [] }: LibrarySet) => (
              <Tags names={labels.map(nameOfLabel)} />
            ),
          },
        ]
      : []),
    {
      title: text("sets.threshold"),
      key: "threshold",
      align: "end",
      from: "md",
      render: (_, { defaultThreshold }) => format.percent(defaultThreshold),
    },
    {
      title: text("sets.changed"),
      key: "updatedAt",
      from: "lg",
      render: (_, { updatedAt }) => format.dateTime(updatedAt),
    },
  ];
};

/** All sets of libraries of one kind. */
export const LibrarySetsPage = ({ sets }: { sets: LibrarySets }) => {
  const { noun, calls } = sets;
  const text = useText();
  const navigate = useNavigate();
  const mayUpdate = usePermission(sets.update);
  const [isCreating, setCreating] = useState(false);
  const create = { title: text(`sets.${noun}.new`), run: () => setCreating(true) };
  const list = useList(`GET ${calls}/list`, { columns: useColumns(sets) });
  return (
    <ListPage
      list={list}
      title={text(`sets.${noun}.title`)}
      description={text(`sets.${noun}.description`)}
      create={mayUpdate ? create : undefined}
      scroll={{ x: true }}
      search={text("sets.search")}
      none={text(`sets.${noun}.none`)}
      noneFound={text(`sets.${noun}.noneFound`)}
      after={
        isCreating ? (
          <SetForm
            sets={sets}
            onClose={(saved) => {
              setCreating(false);
              if (saved) void navigate(`/${noun}s/${saved.id}`);
            }}
          />
        ) : null
      }
    />
  );
};
