import type { ReachedLibrary } from "@console-shell/contract/calls/client-app-libraries";
import { CopyOutlined } from "@ant-design/icons";
import {
  ConsoleLink,
  useApiMutation,
  useFormat,
  useNotify,
  usePermission,
} from "@console-shell/sdk";
import {
  MenuItems,
  RowMenu,
  ScrollTable,
  type TableColumns,
  useConfirm,
  useWritable,
} from "@console-shell/ui";
import { Button, type TableProps } from "antd";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";
import { useCopy } from "../shared/use-copy.ts";

interface LibraryTableProps {
  clientAppId: string;
  mayWithdraw: boolean;
  data: { items: ReachedLibrary[]; total: number } | undefined;
  loading: boolean;
  table: Pick<TableProps<ReachedLibrary>, "pagination" | "onChange">;
  empty: ReactNode;
}

/** One page of the libraries a client app's keys can access. */
export const LibraryTable = ({
  clientAppId,
  mayWithdraw,
  data,
  loading,
  table,
  empty,
}: LibraryTableProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const confirm = useConfirm();
  const copy = useCopy();
  const isWritable = useWritable();
  const seesLibraries = usePermission("image-library-management:library:read");
  const withdraw = useApiMutation("POST /cc-api/client-app/:id/library/:libraryId/withdraw");

  const withdrawNow = async ({ id: libraryId, name }: ReachedLibrary) => {
    try {
      await withdraw.mutateAsync({ params: { id: clientAppId, libraryId } });
    } catch {
      return; // The console has shown the failure; the list still shows the actual access.
    }
    notify({ kind: "success", title: text("libraries.withdrawn", { name }) });
  };
  const confirmWithdraw = (library: ReachedLibrary) => {
    confirm({
      title: text("libraries.withdrawTitle", { name: library.name }),
      content: text("libraries.withdrawDetail"),
      okText: text("libraries.withdraw"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      onOk: () => withdrawNow(library),
    });
  };

  const columns: TableColumns<ReachedLibrary> = [
    {
      key: "name",
      title: text("word.name"),
      render: (_, { id, name }) =>
        seesLibraries ? (
          <ConsoleLink to={`/image-library-management/libraries/${id}`}>{name}</ConsoleLink>
        ) : (
          name
        ),
    },
    { key: "kind", title: text("word.kind"), render: (_, { kind }) => text(`kind.${kind}`) },
    {
      key: "images",
      align: "end",
      title: text("libraries.images"),
      render: (_, { imageCount }) => format.number(imageCount),
    },
    {
      key: "bytes",
      align: "end",
      title: text("word.size"),
      render: (_, { bytes }) => format.bytes(bytes),
    },
    {
      key: "id",
      title: text("libraries.id"),
      render: (_, { id, name }) => (
        <span className="library-id">
          <code title={id}>{id.slice(0, 8)}…</code>
          <Button
            type="text"
            size="small"
            icon={<CopyOutlined aria-hidden="true" />}
            aria-label={text("libraries.copyId", { name })}
            onClick={() => copy(id)}
          />
        </span>
      ),
    },
    ...(mayWithdraw
      ? [
          {
            key: "actions",
            title: text("word.actions"),
            render: (_: unknown, library: ReachedLibrary) => (
              <RowMenu
                label={text("libraries.actions", { name: library.name })}
                menu={
                  <MenuItems
                    items={[
                      {
                        key: "withdraw",
                        danger: true,
                        disabled: !isWritable,
                        label: text("libraries.withdraw"),
                        onClick: () => confirmWithdraw(library),
                      },
                    ]}
                  />
                }
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <ScrollTable
      label={text("libraries.table")}
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={data?.items ?? []}
      loading={{ spinning: loading, delay: 200 }}
      locale={{ emptyText: data ? empty : " " }}
      {...table}
    />
  );
};
