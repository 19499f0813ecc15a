import { Guarded, latePage, NotFound, usePermission } from "@console-shell/sdk";
import { Navigate, Route, Routes } from "react-router";
import { QueriesPage } from "./queries/queries-page.tsx";
import { QueryPage } from "./query/query-page.tsx";

const CataloguePage = latePage(() => import("./catalogues/catalogue-page.tsx"), "CataloguePage");
const CataloguesPage = latePage(() => import("./catalogues/catalogues-page.tsx"), "CataloguesPage");
const SavedPage = latePage(() => import("./saved/saved-page.tsx"), "SavedPage");
const NewSearchPage = latePage(() => import("./searching/new-search-page.tsx"), "NewSearchPage");

const readQuery = "object-search-manager:query:read";
const createQuery = "object-search-manager:query:create";
const readCatalogue = "object-search-manager:catalogue:read";

/** The pages of object search. */
export const App = () => {
  const mayReadQueries = usePermission(readQuery);
  const mayReadCatalogues = usePermission(readCatalogue);
  const first = !mayReadQueries && mayReadCatalogues ? "catalogues" : "queries";
  return (
    <Routes>
      <Route index element={<Navigate to={first} replace />} />
      <Route path="queries" element={<Guarded permission={readQuery} page={QueriesPage} />} />
      <Route path="queries/:id" element={<Guarded permission={readQuery} page={QueryPage} />} />
      <Route path="new" element={<Guarded permission={createQuery} page={NewSearchPage} />} />
      <Route path="saved" element={<Guarded permission={readQuery} page={SavedPage} />} />
      <Route
        path="catalogues"
        element={<Guarded permission={readCatalogue} page={CataloguesPage} />}
      />
      <Route
        path="catalogues/:id"
        element={<Guarded permission={readCatalogue} page={CataloguePage} />}
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
};
