import { Guarded, NotFound, usePermission } from "@console-shell/sdk";
import { Navigate, Route, Routes } from "react-router";
import { CollectionPage } from "./collections/collection-page.tsx";
import { CollectionsPage } from "./collections/collections-page.tsx";
import { QueriesPage } from "./queries/queries-page.tsx";
import { QueryPage } from "./query/query-page.tsx";

const readQuery = "face-search:query:read";
const readCollection = "face-search:collection:read";

/** The pages of face search. */
export const App = () => {
  const mayReadQueries = usePermission(readQuery);
  const mayReadCollections = usePermission(readCollection);
  const first = !mayReadQueries && mayReadCollections ? "collections" : "queries";
  return (
    <Routes>
      <Route index element={<Navigate to={first} replace />} />
      <Route path="queries" element={<Guarded permission={readQuery} page={QueriesPage} />} />
      <Route path="queries/:id" element={<Guarded permission={readQuery} page={QueryPage} />} />
      <Route
        path="collections"
        element={<Guarded permission={readCollection} page={CollectionsPage} />}
      />
      <Route
        path="collections/:id"
        element={<Guarded permission={readCollection} page={CollectionPage} />}
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
};
