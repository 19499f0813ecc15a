import { ArrowLeftOutlined, DeleteOutlined, EditOutlined } from "@ant-design/icons";
import type { Library } from "@console-shell/contract/calls/library";
import { ReadFailure, useApiQuery, usePageTitle, usePermission } from "@console-shell/sdk";
import { Page } from "@console-shell/ui";
import { Alert, Button, Skeleton } from "antd";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { DeleteLibrary } from "../libraries/delete-library.tsx";
import { LibraryForm } from "../libraries/library-form.tsx";
import { useText } from "../messages/index.ts";
import { UploadActions } from "../uploads/upload-actions.tsx";
import { UploadPanel } from "../uploads/upload-panel.tsx";
import uploadStyles from "../uploads/uploads.module.css";
import { useUploader } from "../uploads/use-uploader.tsx";
import { UndoBar } from "../changes/undo-bar.tsx";
import { LibraryFacts } from "./library-facts.tsx";
import { LibraryFigures } from "./library-figures.tsx";
import { LibraryImages } from "./library-images.tsx";

const LibraryActions = ({ library }: { library: Library }) => {
  const text = useText();
  const navigate = useNavigate();
  const mayUpdate = usePermission("image-library-management:library:update");
  const mayDelete = usePermission("image-library-management:library:delete");
  const [dialog, setDialog] = useState<"edit" | "delete">();
  const close = () => setDialog(undefined);
  return (
    <>
      {mayUpdate ? (
        <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => setDialog("edit")}>
          {text("word.edit")}
        </Button>
      ) : null}
      {mayDelete ? (
        <Button
          danger
          icon={<DeleteOutlined aria-hidden="true" />}
          onClick={() => setDialog("delete")}
        >
          {text("word.delete")}
        </Button>
      ) : null}
      {dialog === "edit" ? <LibraryForm library={library} onClose={close} /> : null}
      {dialog === "delete" ? (
        <DeleteLibrary
          library={library}
          onClose={close}
          onDeleted={() => void navigate("/libraries", { replace: true })}
        />
      ) : null}
    </>
  );
};

/** A library: its figures, uploads, images and facts. */
export const LibraryPage = () => {
  const text = useText();
  const { id = "" } = useParams();
  const mayRead = usePermission("image-library-management:image:read");
  const mayUpload = usePermission("image-library-management:image:create");
  const library = useApiQuery(
    "GET /cc-api/library/:id",
    { params: { id } },
    { refetchInterval: 5_000 },
  );
  const uploader = useUploader(id);
  usePageTitle(library.data?.name ?? text("word.libraries"));

  if (library.error) return <ReadFailure error={library.error} onRetry={library.refetch} />;
  if (!library.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <Page
      title={library.data.name}
      description={library.data.purpose}
      back={
        <Link to="/libraries">
          <ArrowLeftOutlined aria-hidden="true" /> {text("word.libraries")}
        </Link>
      }
      actions={
        <>
          <LibraryActions library={library.data} />
          {mayUpload ? <UploadActions uploader={uploader} /> : null}
        </>
      }
      figures={<LibraryFigures library={library.data} />}
    >
      <LibraryFacts library={library.data} />
      <UndoBar />
      {mayUpload ? (
        <>
          <UploadPanel libraryId={id} />
          {uploader.parts}
        </>
      ) : null}
      {mayRead ? (
        <section
          aria-label={text("images.title")}
          {...(mayUpload && {
            ...uploader.target,
            className: uploader.isOver
              ? `${uploadStyles.target} ${uploadStyles.over}`
              : uploadStyles.target,
          })}
        >
          <LibraryImages libraryId={id} uploader={mayUpload ? uploader : undefined} />
        </section>
      ) : (
        <Alert type="info" showIcon title={text("images.noPermission")} />
      )}
    </Page>
  );
};
