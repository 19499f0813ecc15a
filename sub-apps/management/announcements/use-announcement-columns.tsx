import { Status } from "@console-shell/ui";
import { useFormat, useLocale, usePermission } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { type Announcement, nameOf } from "./announcement.ts";
import { AnnouncementActions } from "./announcement-actions.tsx";

const badges = { planned: "processing", current: "success", ended: "default" } as const;

/** The columns of the list of announcements; `onEdit` opens the form. */
export const useAnnouncementColumns = (
  onEdit: (announcement: Announcement) => void,
): TableColumns<Announcement> => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();
  const mayUpdate = usePermission("management:announcement:update");
  const columns: TableColumns<Announcement> = [
    {
      key: "title",
      title: text("announcement.title"),
      render: (_value, row) => (
        <div className="management-announced">
          {nameOf(row, locale)}
          <span className="management-below management-excerpt">
            {row.text[locale] || row.text["en-US"] || row.text["zh-CN"]}
          </span>
        </div>
      ),
    },
    {
      key: "level",
      sorter: true,
      title: text("announcement.level"),
      render: (_value, { level }) => (
        <Status
          status={level === "warning" ? "warning" : "default"}
          text={text(`announcement.${level}`)}
        />
      ),
    },
    {
      key: "startsAt",
      sorter: true,
      title: text("announcement.startsAt"),
      render: (_value, { startsAt, endsAt }) => (
        <>
          {format.dateTime(startsAt)}
          <span className="management-below">
            {endsAt === null
              ? text("announcement.openEnd")
              : text("announcement.until", { time: format.dateTime(endsAt) })}
          </span>
        </>
      ),
    },
    {
      key: "state",
      title: text("word.state"),
      render: (_value, { state }) => (
        <Status status={badges[state]} text={text(`announcements.${state}`)} />
      ),
    },
  ];
  if (mayUpdate)
    columns.push({
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      fixed: "end",
      render: (_value, row) => (
        <AnnouncementActions announcement={row} onEdit={() => onEdit(row)} />
      ),
    });
  return columns;
};
