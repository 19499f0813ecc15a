import { Guarded, NotFound, usePermission } from "@console-shell/sdk";
import { Navigate, Route, Routes } from "react-router";
import { CollectionPage } from "./collections/collection-page.tsx";
import { CollectionsPage } from "./collections/collections-page.tsx";
import { ComparePage } from "./comparisons/compare-page.tsx";
import { ComparisonPage } from "./comparisons/comparison-page.tsx";
import { ComparisonsPage } from "./comparisons/comparisons-page.tsx";
import { NewSearchPage } from "./new-search/new-search-page.tsx";
import { PeoplePage } from "./people/people-page.tsx";
import { PersonPage } from "./people/person-page.tsx";
import { QueriesPage } from "./queries/queries-page.tsx";
import { QueryPage } from "./query/query-page.tsx";

const create = "face-search:query:create";
const readQuery = "face-search:query:read";
const readPerson = "face-search:person:read";
const readCollection = "face-search:collection:read";

/** The pages of face search. */
export const App = () => {
  const mayReadQueries = usePermission(readQuery);
  const mayReadCollections = usePermission(readCollection);
  const first = !mayReadQueries && mayReadCollections ? "collections" : "queries";
  return (
    <Routes>
      <Route index element={<Navigate to={first} replace />} />
      <Route path="search" element={<Guarded permission={create} page={NewSearchPage} />} />
      <Route path="compare" element={<Guarded permission={create} page={ComparePage} />} />
      <Route
        path="comparisons"
        element={<Guarded permission={readQuery} page={ComparisonsPage} />}
      />
      <Route
        path="comparisons/:id"
        element={<Guarded permission={readQuery} page={ComparisonPage} />}
      />
      <Route path="people" element={<Guarded permission={readPerson} page={PeoplePage} />} />
      <Route path="people/:id" element={<Guarded permission={readPerson} page={PersonPage} />} />
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
