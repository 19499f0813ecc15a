import type { Person } from "@console-shell/contract/calls/people";
import { ListPage, useFormat, useList } from "@console-shell/sdk";
import { CollectionFilter } from "@console-shell/sdk/collections";
import { Picture, type TableColumns } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import styles from "../queries/queries.module.css";

const useColumns = (): TableColumns<Person> => {
  const text = useText();
  const format = useFormat();
  return [
    {
      title: text("people.name"),
      key: "name",
      card: "title",
      sorter: true,
      render: (_, { id, name, coverId, collection }) => (
        <div className={styles.named}>
          <span className={styles.queryImage}>
            {coverId ? (
              <Picture src={`/cc-api/face-search/person/${id}/face/${coverId}/picture`} alt="" />
            ) : null}
          </span>
          <div>
            <Link to={`/people/${id}`}>{name}</Link>
            <div className={`${styles.narrow} ${styles.second}`}>{collection.name}</div>
          </div>
        </div>
      ),
    },
    {
      title: text("word.collection"),
      key: "collection",
      from: "md",
      render: (_, { collection }) => collection.name,
    },
    {
      title: text("people.faces"),
      key: "faceCount",
      align: "end",
      sorter: true,
      render: (_, { faceCount }) => format.number(faceCount),
    },
    {
      title: text("word.changedAt"),
      key: "updatedAt",
      sorter: true,
      from: "md",
      render: (_, { updatedAt }) => format.dateTime(updatedAt),
    },
  ];
};

/** The people in all collections; search, filter, order and page are in the address. */
export const PeoplePage = () => {
  const text = useText();
  const list = useList("GET /cc-api/face-search/person/list", {
    columns: useColumns(),
    sort: "-updatedAt",
    filters: { collection: (id) => id },
    query: ({ collection }) => ({ collectionId: collection }),
  });
  return (
    <ListPage
      list={list}
      title={text("people.title")}
      description={text("people.description")}
      search={text("people.search")}
      scroll={{ x: true }}
      none={text("people.none")}
      noneFound={text("people.noneFound")}
      filters={
        <CollectionFilter
          calls="/cc-api/face-search/collection"
          read="face-search:collection:read"
          value={list.filters.collection}
          onChange={(collection) => list.set({ collection })}
        />
      }
    />
  );
};
