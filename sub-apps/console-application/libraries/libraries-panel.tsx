import { PlusOutlined } from "@ant-design/icons";
import type { ReachedLibrary } from "@console-shell/contract/calls/client-app-libraries";
import { useApiQuery, useListState, usePermission } from "@console-shell/sdk";
import { EmptyState, ExportLink, LoadFailure, Panel, SearchBox, Toolbar } from "@console-shell/ui";
import { Button, Space } from "antd";
import { useState } from "react";
import { useMayWrite } from "../client-apps/own-role.tsx";
import { useText } from "../messages/index.ts";
import { GrantForm } from "./grant-form.tsx";
import { LibraryTable } from "./library-table.tsx";

/** Fewer are seen at a glance. */
const searchedFrom = 8;

/** The libraries a client app's keys can access: grant and remove access. */
export const LibrariesPanel = ({ clientAppId }: { clientAppId: string }) => {
  const text = useText();
  const mayWithdraw = useMayWrite("console-application:application:update");
  const seesLibraries = usePermission("image-library-management:library:read");
  const seesImages = usePermission("image-library-management:image:read");
  // Operators can't grant access to libraries they can't see.
  const mayGrant = useMayWrite("console-application:library:grant") && seesLibraries && seesImages;
  const [opened, setOpened] = useState(0);
  const [granting, setGranting] = useState(false);
  const list = useListState();
  const { page, pageSize, search } = list.values;
  const read = useApiQuery(
    "GET /cc-api/client-app/:id/library/list",
    { params: { id: clientAppId }, query: { page, pageSize, ...(search && { search }) } },
    { keepPrevious: true },
  );
  const grant = () => {
    setOpened(opened + 1);
    setGranting(true);
  };
  const button = mayGrant ? (
    <Button icon={<PlusOutlined aria-hidden="true" />} onClick={grant}>
      {text("libraries.grant")}
    </Button>
  ) : null;
  const nothing = search
    ? text("libraries.noMatch")
    : text(mayGrant ? "libraries.none" : "libraries.noneToGive");
  // Kept while refetching: somebody may be typing in its search.
  const isFilled =
    read.data !== undefined && (read.data.total > 0 || search !== undefined || read.isLoading);
  return (
    <div className="client-app-bare">
      <Panel
        title={text("word.libraries")}
        extra={
          isFilled ? (
            <Space wrap>
              <ExportLink
                path={`/cc-api/client-app/${clientAppId}/library/export`}
                filters={{ search }}
              />
              {button}
            </Space>
          ) : null
        }
      >
        {isFilled && (search !== undefined || (read.data?.total ?? 0) >= searchedFrom) ? (
          <Toolbar>
            <SearchBox
              label={text("libraries.search")}
              value={search}
              onSearch={(next) => list.set({ search: next })}
            />
          </Toolbar>
        ) : null}
        {read.error ? (
          <LoadFailure onRetry={read.refetch} />
        ) : (
          <LibraryTable
            clientAppId={clientAppId}
            mayWithdraw={mayWithdraw}
            data={read.data}
            loading={read.isLoading}
            table={list.tableProps<ReachedLibrary>(read.data?.total)}
            empty={<EmptyState description={nothing} action={search ? null : button} />}
          />
        )}
        {granting ? (
          <GrantForm key={opened} clientAppId={clientAppId} onClose={() => setGranting(false)} />
        ) : null}
      </Panel>
    </div>
  );
};
