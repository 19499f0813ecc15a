import { DayRange, SearchBox, Toolbar } from "@console-shell/ui";
import { Select, Typography } from "antd";
import { useText } from "../messages/index.ts";
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
    <Toolbar
      end={
        <Typography.Text type="secondary" aria-live="polite">
          {total === undefined ? null : text("list.count", { total })}
        </Typography.Text>
      }
    >
      <SearchBox
        label={text("mails.search")}
        value={values.search}
        onSearch={(search) => set({ search })}
      />
      <Select
        className="management-filter"
        aria-label={text("mails.filterState")}
        value={values.state ?? ""}
        onChange={(state) => set({ state })}
        options={[
          { value: "", label: text("mails.allStates") },
          ...mailStates.map((state) => ({ value: state, label: text(`mails.${state}`) })),
        ]}
      />
      <DayRange from={values.from} to={values.to} onChange={set} />
    </Toolbar>
  );
};
