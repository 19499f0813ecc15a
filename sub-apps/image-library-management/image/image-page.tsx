import {
  ArrowLeftOutlined,
  DeleteOutlined,
  ExportOutlined,
  LeftOutlined,
  RightOutlined,
  FileSearchOutlined,
  SearchOutlined,
} from "@ant-design/icons";
import {
  ReadFailure,
  useApiQuery,
  useConsoleNavigate,
  usePageTitle,
  usePaletteEntries,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import {
  Detail,
  MenuItems,
  Page,
  Panel,
  Picture,
  RowMenu,
  useAddress,
  useNarrow,
} from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { useDelete } from "../changes/use-delete.ts";
import { filterOf, queryOf } from "../library/image-filter.ts";
import { useText } from "../messages/index.ts";
import { imageAddress } from "../shared/image-address.ts";
import { Alike } from "./alike.tsx";
import { FoundBoxes, foundIn, FoundList } from "./found.tsx";
import { ImageFacts } from "./image-facts.tsx";
import { ImageNotices } from "./image-notices.tsx";
import styles from "./image.module.css";

/** A picture and its facts; arrow keys go to its neighbours in the list. */
export const ImagePage = () => {
  const text = useText();
  const address = useAddress();
  const narrow = useNarrow();
  const navigate = useNavigate();
  const { id = "", imageId = "" } = useParams();
  const [parameters] = useSearchParams();
  const mayDelete = usePermission("image-library-management:image:delete");
  const maySearchFaces = usePermission("face-search:query:create");
  const maySearchThings = usePermission("object-search-manager:query:create");
  const goTo = useConsoleNavigate();
  const filter = filterOf(Object.fromEntries(parameters));
  const image = useApiQuery(
    "GET /cc-api/library/:id/image/:imageId",
    { params: { id, imageId }, query: filter },
    { keepPrevious: true },
  );
  const within = queryOf(filter);
  const libraryPath = `/libraries/${id}${within}`;
  const go = (path: string) => void navigate(path, { replace: true });
  const turnTo = (neighbour: string | null | undefined) => {
    if (neighbour && !image.isLoading) go(`/libraries/${id}/images/${neighbour}${within}`);
  };
  const ways = [
    { key: "previous", keys: "ArrowLeft", id: image.data?.previousId },
    { key: "next", keys: "ArrowRight", id: image.data?.nextId },
  ] as const;
  usePaletteEntries([
    ...ways.flatMap(({ id: neighbour, ...way }) =>
      neighbour
        ? [
            {
              ...way,
              keysOnly: true as const,
              title: text(`image.${way.key}`),
              run: () => turnTo(neighbour),
            },
          ]
        : [],
    ),
    {
      key: "back",
      keys: "Escape",
      keysOnly: true,
      title: text("image.back"),
      run: () => void navigate(libraryPath),
    },
  ]);
  const [shown, setShown] = useState<string>();
  const remove = useDelete(id, () => go(libraryPath));
  const writeButton = useWriteButton();
  const mayReadLibrary = usePermission("image-library-management:library:read");
  const library = useApiQuery(
    "GET /cc-api/library/:id",
    { params: { id } },
    { enabled: mayReadLibrary },
  );
  usePageTitle(
    image.data?.fileName ?? text("images.title"),
    library.data && { path: libraryPath, title: library.data.name },
  );

  if (image.error) return <ReadFailure error={image.error} onRetry={image.refetch} />;
  if (!image.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { previousId, nextId, fileName, looksLike, deletedAt } = image.data;
  const found = foundIn(image.data);
  const boxes = <FoundBoxes image={image.data} found={found} shown={shown} onShow={setShown} />;
  const further = [
    ...(maySearchFaces
      ? [
          {
            key: "faces",
            label: text("image.searchFace"),
            icon: <SearchOutlined aria-hidden="true" />,
            onClick: () => goTo(`/face-search/search?imageId=${imageId}`),
          },
        ]
      : []),
    ...(maySearchThings
      ? [
          {
            key: "things",
            label: text("image.searchThings"),
            icon: <FileSearchOutlined aria-hidden="true" />,
            onClick: () => goTo(`/object-search-manager/new?imageId=${imageId}`),
          },
        ]
      : []),
    ...(mayDelete && deletedAt === null
      ? [
          {
            key: "delete",
            label: text("word.delete"),
            icon: <DeleteOutlined aria-hidden="true" />,
            danger: true,
            ...writeButton(remove.isPending),
            onClick: () => remove.act([imageId]),
          },
        ]
      : []),
  ];
  return (
    <Page
      record
      title={fileName}
      back={
        <Link to={libraryPath}>
          <ArrowLeftOutlined aria-hidden="true" /> {text("images.title")}
        </Link>
      }
      actions={
        <>
          <Button
            icon={<LeftOutlined aria-hidden="true" />}
            aria-label={text("image.previous")}
            aria-keyshortcuts="ArrowLeft"
            title={`${text("image.previous")} (←)`}
            disabled={!previousId}
            onClick={() => turnTo(previousId)}
          />
          <Button
            icon={<RightOutlined aria-hidden="true" />}
            aria-label={text("image.next")}
            aria-keyshortcuts="ArrowRight"
            title={`${text("image.next")} (→)`}
            disabled={!nextId}
            onClick={() => turnTo(nextId)}
          />
          {narrow && further.length > 0 ? (
            <RowMenu
              label={text("image.actions", { name: fileName })}
              menu={<MenuItems items={further} />}
            />
          ) : null}
          {narrow
            ? null
            : further.map(({ key, label, ...button }) => (
                <Button key={key} {...button}>
                  {label}
                </Button>
              ))}
        </>
      }
    >
      <ImageNotices image={image.data} />
      <Detail
        rail={
          <>
            <Panel
              title={text("image.facts")}
              extra={
                <a
                  href={address(imageAddress(id, image.data.id, "content"))}
                  target="_blank"
                  rel="noreferrer"
                >
                  <ExportOutlined aria-hidden="true" /> {text("image.open")}
                </a>
              }
            >
              <ImageFacts image={image.data} />
            </Panel>
            <FoundList found={found} shown={shown} onShow={setShown} />
          </>
        }
      >
        {looksLike && deletedAt === null ? (
          <Alike image={image.data} older={looksLike} onDeleted={() => go(libraryPath)}>
            {boxes}
          </Alike>
        ) : (
          <div className={styles.stage}>
            <Picture
              src={imageAddress(id, image.data.id, "content")}
              alt={fileName}
              fit="contain"
            />
            {boxes}
          </div>
        )}
      </Detail>
    </Page>
  );
};
