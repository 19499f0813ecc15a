import { Guarded, NotFound } from "@console-shell/sdk";
import { Navigate, Route, Routes } from "react-router";
import { LastChangeProvider } from "./changes/last-change.tsx";
import { ErasuresPage } from "./erasures/erasures-page.tsx";
import { ImagePage } from "./image/image-page.tsx";
import { IndexingPage } from "./indexing/indexing-page.tsx";
import { LibrariesPage } from "./libraries/libraries-page.tsx";
import { LibraryPage } from "./library/library-page.tsx";
import { UploadsProvider } from "./uploads/uploads-provider.tsx";

const readLibrary = "image-library-management:library:read";
const readImage = "image-library-management:image:read";

/** The pages of the image libraries; uploads go on while the operator moves between them. */
export const App = () => (
  <UploadsProvider>
    <LastChangeProvider>
      <Routes>
        <Route index element={<Navigate to="libraries" replace />} />
        <Route
          path="libraries"
          element={<Guarded permission={readLibrary} page={LibrariesPage} />}
        />
        <Route
          path="libraries/:id"
          element={<Guarded permission={readLibrary} page={LibraryPage} />}
        />
        <Route
          path="libraries/:id/images/:imageId"
          element={<Guarded permission={readImage} page={ImagePage} />}
        />
        <Route path="indexing" element={<Guarded permission={readLibrary} page={IndexingPage} />} />
        <Route path="erasures" element={<Guarded permission={readLibrary} page={ErasuresPage} />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </LastChangeProvider>
  </UploadsProvider>
);
