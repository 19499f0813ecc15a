import { Guarded, latePage, NotFound } from "@console-shell/sdk";
import { Navigate, Route, Routes } from "react-router";
import { LastChangeProvider } from "./changes/last-change.tsx";
import { LibrariesPage } from "./libraries/libraries-page.tsx";
import { UploadsProvider } from "./uploads/uploads-provider.tsx";

const readLibrary = "image-library-management:library:read";
const readImage = "image-library-management:image:read";

const LibraryPage = latePage(() => import("./library/library-page.tsx"), "LibraryPage");
const ImagePage = latePage(() => import("./image/image-page.tsx"), "ImagePage");
const IndexingPage = latePage(() => import("./indexing/indexing-page.tsx"), "IndexingPage");
const ErasuresPage = latePage(() => import("./erasures/erasures-page.tsx"), "ErasuresPage");

/** The pages of the image libraries; uploads continue across them. */
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
