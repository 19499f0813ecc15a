import {
  ArrowLeftOutlined,
  DeleteOutlined,
  ExportOutlined,
  LeftOutlined,
  RightOutlined,
  SearchOutlined,
} from "@ant-design/icons";
import {
  ReadFailure,
  useApiQuery,
  useConsoleNavigate,
  usePageTitle,
  usePermission,
} from "@console-shell/sdk";
import { Page, Panel, Picture } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { DeleteImages } from "../library/delete-images.tsx";
import { useText } from "../messages/index.ts";
import { pictureAddress } from "../shared/picture-address.ts";
import { ImageFacts } from "./image-facts.tsx";
import styles from "./image.module.css";
import { useKeys } from "./use-keys.ts";

/** One picture with its facts; arrow keys turn to the ones beside it in the list. */
export const ImagePage = () => {
  const text = useText();
  const navigate = useNavigate();
  const { id = "", imageId = "" } = useParams();
  const [parameters] = useSearchParams();
  const mayDelete = usePermission("image-library-management:image:delete");
  const maySearchFaces = usePermission("face-search:query:create");
  const goTo = useConsoleNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const search = parameters.get("search") ?? undefined;
  const image = useApiQuery(
    "GET /cc-api/library/:id/image/:imageId",
    { params: { id, imageId }, query: { search } },
    { keepPrevious: true },
  );
  const within = search ? `?${new URLSearchParams({ search })}` : "";
  const libraryPath = `/libraries/${id}${within}`;
  const go = (path: string) => void navigate(path, { replace: true });
  const turnTo = (neighbour: string | null | undefined) => {
    if (neighbour && !image.isLoading) go(`/libraries/${id}/images/${neighbour}${within}`);
  };
  useKeys({
    ArrowLeft: () => turnTo(image.data?.previousId),
    ArrowRight: () => turnTo(image.data?.nextId),
    Escape: () => void navigate(libraryPath),
  });
  usePageTitle(image.data?.fileName ?? text("images.title"));

  if (image.error) return <ReadFailure error={image.error} onRetry={image.refetch} />;
  if (!image.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { previousId, nextId, fileName } = image.data;
  return (
    <Page
      title={fileName}
      description={text("image.keys")}
      back={
        <Link to={libraryPath}>
          <ArrowLeftOutlined aria-hidden="true" /> {text("images.title")}
        </Link>
      }
      actions={
        <>
          <Button
            icon={<LeftOutlined aria-hidden="true" />}
            disabled={!previousId}
            onClick={() => turnTo(previousId)}
          >
            {text("image.previous")}
          </Button>
          <Button
            icon={<RightOutlined aria-hidden="true" />}
            iconPlacement="end"
            disabled={!nextId}
            onClick={() => turnTo(nextId)}
          >
            {text("image.next")}
          </Button>
          {maySearchFaces ? (
            <Button
              icon={<SearchOutlined aria-hidden="true" />}
              onClick={() => goTo(`/face-search/search?imageId=${imageId}`)}
            >
              {text("image.searchFace")}
            </Button>
          ) : null}
          {mayDelete ? (
            <Button
              danger
              icon={<DeleteOutlined aria-hidden="true" />}
              onClick={() => setDeleting(true)}
            >
              {text("common.delete")}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.layout}>
        <div className={styles.stage}>
          <Picture
            src={pictureAddress(id, image.data.id, "content")}
            alt={fileName}
            fit="contain"
          />
        </div>
        <Panel
          title={text("image.facts")}
          extra={
            <a href={pictureAddress(id, image.data.id, "content")} target="_blank" rel="noreferrer">
              <ExportOutlined aria-hidden="true" /> {text("image.open")}
            </a>
          }
        >
          <ImageFacts image={image.data} />
        </Panel>
      </div>
      {isDeleting ? (
        <DeleteImages
          libraryId={id}
          ids={[image.data.id]}
          onClose={() => setDeleting(false)}
          onDeleted={() => go(libraryPath)}
        />
      ) : null}
    </Page>
  );
};
