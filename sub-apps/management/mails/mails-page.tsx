import { ListPage, useList } from "@console-shell/sdk";
import { DayRange, FilterSelect, instantOf } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { untilEnd } from "../shared/until-end.ts";
import { mailStates } from "@console-shell/contract/words/mail-states";
import { useMailColumns } from "./use-mail-columns.tsx";

/** The mail log: searched, filtered, sorted and paged by the server. */
export const MailsPage = () => {
  const text = useText();
  const list = useList("GET /mc-api/mail/list", {
    columns: useMailColumns(),
    sort: "-createdAt",
    filters: { state: mailStates, from: instantOf, to: instantOf },
    query: untilEnd,
  });
  return (
    <ListPage
      list={list}
      title={text("mails.title")}
      description={text("mails.description")}
      file="/mc-api/mail/export"
      search={text("mails.search")}
      none={text("mails.none")}
      noneFound={text("mails.noneFound")}
      filters={
        <>
          <FilterSelect
            label={text("mails.filterState")}
            all={text("mails.allStates")}
            value={list.filters.state}
            options={mailStates.map((value) => ({ value, label: text(`mails.${value}`) }))}
            onChange={(state) => list.set({ state })}
          />
          <DayRange from={list.values.from} to={list.values.to} onChange={list.set} />
        </>
      }
    />
  );
};
