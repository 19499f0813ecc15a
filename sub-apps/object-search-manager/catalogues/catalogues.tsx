import { SearchOutlined } from "@ant-design/icons";
import { usePermission } from "@console-shell/sdk";
import { type LibrarySets, LibrarySetPage, LibrarySetsPage } from "@console-shell/sdk/library-sets";
import { Button } from "antd";
import { useNavigate, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { useLabelName } from "../shared/use-label-name.ts";
import { Indexing } from "./indexing.tsx";

const useCatalogues = (): LibrarySets => ({
  noun: "catalogue",
  calls: "/cc-api/object-search/catalogue",
  update: "object-search-manager:catalogue:update",
  readQueries: "object-search-manager:query:read",
  usualThreshold: 40,
  nameOfLabel: useLabelName(),
});

/** All catalogues of libraries for object search. */
export const CataloguesPage = () => <LibrarySetsPage sets={useCatalogues()} />;

/** One catalogue: its facts, indexing and libraries. */
export const CataloguePage = () => {
  const text = useText();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const maySearch = usePermission("object-search-manager:query:create");
  return (
    <LibrarySetPage
      sets={useCatalogues()}
      actions={
        maySearch ? (
          <Button
            type="primary"
            icon={<SearchOutlined aria-hidden="true" />}
            onClick={() => void navigate(`/new?catalogue=${id}`)}
          >
            {text("search.title")}
          </Button>
        ) : null
      }
    >
      <Indexing id={id} />
    </LibrarySetPage>
  );
};
