import { DayRange } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { FilterSelect } from "../shared/filter-select.tsx";
import { ListToolbar } from "../shared/list-toolbar.tsx";
import { mailStates } from "./mail.ts";

interface Values {
  search: string | undefined;
  state: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

interface MailsToolbarProps {
  values: Values;
  total: number | undefined;
  set: (change: Partial<Values>) => void;
}

/** Search and filters of the mail log. */
export const MailsToolbar = ({ values, total, set }: MailsToolbarProps) => {
  const text = useText();
  return (
    <ListToolbar
      label={text("mails.search")}
      search={values.search}
      onSearch={(search) => set({ search })}
      total={total}
    >
      <FilterSelect
        label={text("mails.filterState")}
        all={text("mails.allStates")}
        value={values.state}
        choices={mailStates}
        words={(state) => text(`mails.${state}`)}
        onChange={(state) => set({ state: state })}
      />
      <DayRange from={values.from} to={values.to} onChange={set} />
    </ListToolbar>
  );
};
