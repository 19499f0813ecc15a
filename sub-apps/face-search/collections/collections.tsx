import { SearchOutlined } from "@ant-design/icons";
import { usualFaceThreshold } from "@console-shell/contract/words/face-presets";
import { usePermission } from "@console-shell/sdk";
import { type Collections, CollectionPage, CollectionsPage } from "@console-shell/sdk/collections";
import { Button } from "antd";
import { useNavigate, useParams } from "react-router";
import { useText } from "../messages/index.ts";

const collections: Collections = {
  kind: "face",
  calls: "/cc-api/face-search/collection",
  update: "face-search:collection:update",
  readQueries: "face-search:query:read",
  usualThreshold: usualFaceThreshold * 100,
};

/** All collections of libraries for face search. */
export const FaceCollectionsPage = () => <CollectionsPage collections={collections} />;

/** One collection: its facts and libraries. */
export const FaceCollectionPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const maySearch = usePermission("face-search:query:create");
  return (
    <CollectionPage
      collections={collections}
      actions={
        maySearch ? (
          <Button
            type="primary"
            icon={<SearchOutlined aria-hidden="true" />}
            onClick={() => void navigate(`/search?collection=${id}`)}
          >
            {text("search.title")}
          </Button>
        ) : null
      }
    />
  );
};
