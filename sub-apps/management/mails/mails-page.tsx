import { oneOf, useApiQuery, useListState, usePageTitle } from "@console-shell/sdk";
import { EmptyState, instantOf, LoadFailure, Page, Panel, ScrollTable } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { ExportLink } from "../shared/export-link.tsx";
import { type Mail, mailStates } from "./mail.ts";
import { MailsToolbar } from "./mails-toolbar.tsx";
import { useMailColumns } from "./use-mail-columns.tsx";

/** What was mailed to whom, newest first: searched, filtered and paged by the server. */
export const MailsPage = () => {
  const text = useText();
  usePageTitle(text("mails.title"));
  const list = useListState(["state", "from", "to"]);
  const { page, pageSize, search, state, from, to } = list.values;
  const last = instantOf(to);
  const filters = {
    search,
    state: oneOf(mailStates, state),
    from: instantOf(from),
    // The server is asked for what was before it.
    until: last === undefined ? undefined : last + 1,
  };
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /mc-api/mail/list",
    { query: { page, pageSize, ...filters } },
    { keepPrevious: true },
  );
  const columns = useMailColumns();
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  return (
    <Page
      title={text("mails.title")}
      description={text("mails.description")}
      actions={<ExportLink of="mail" filters={filters} />}
    >
      <Panel>
        <MailsToolbar values={list.values} total={data?.total} set={list.set} />
        {error ? (
          <LoadFailure onRetry={refetch} />
        ) : (
          <ScrollTable
            label={text("mails.title")}
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={data?.items ?? []}
            loading={{ spinning: isLoading, delay: 200 }}
            locale={{
              emptyText: data ? (
                <EmptyState description={text(isFiltered ? "mails.noneFound" : "mails.none")} />
              ) : (
                <span />
              ),
            }}
            {...list.tableProps<Mail>(data?.total)}
          />
        )}
      </Panel>
    </Page>
  );
};
