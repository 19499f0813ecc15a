import { SearchOutlined } from "@ant-design/icons";
import { usePermission } from "@console-shell/sdk";
import { type Collections, CollectionPage, CollectionsPage } from "@console-shell/sdk/collections";
import { Button } from "antd";
import { useNavigate, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { useLabelName } from "../shared/use-label-name.ts";
import { Indexing, useIndexing, useIndexingFigure } from "./indexing.tsx";

const useCollections = (): Collections => ({
  kind: "object",
  calls: "/cc-api/object-search/collection",
  update: "object-search-manager:collection:update",
  readQueries: "object-search-manager:query:read",
  usualThreshold: 40,
  nameOfLabel: useLabelName(),
});

/** All collections of libraries for object search. */
export const ObjectCollectionsPage = () => <CollectionsPage collections={useCollections()} />;

/** One collection: its figures, indexing, libraries and facts. */
export const ObjectCollectionPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const maySearch = usePermission("object-search-manager:query:create");
  const indexing = useIndexing(id);
  const searchable = useIndexingFigure(indexing);
  return (
    <CollectionPage
      collections={useCollections()}
      figures={[searchable]}
      actions={
        maySearch ? (
          <Button
            type="primary"
            icon={<SearchOutlined aria-hidden="true" />}
            onClick={() => void navigate(`/new?collection=${id}`)}
          >
            {text("search.title")}
          </Button>
        ) : null
      }
    >
      <Indexing id={id} indexing={indexing} />
    </CollectionPage>
  );
};
