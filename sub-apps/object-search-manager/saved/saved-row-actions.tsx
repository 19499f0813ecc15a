import { DeleteOutlined, EditOutlined, PlayCircleOutlined } from "@ant-design/icons";
import type { SavedObjectSearch } from "@console-shell/contract/calls/saved-object-searches";
import { useAccount, useApiMutation, usePermission, useWriteButton } from "@console-shell/sdk";
import { MenuItems, RowMenu } from "@console-shell/ui";
import { Button } from "antd";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import styles from "./saved.module.css";

interface SavedRowActionsProps {
  saved: SavedObjectSearch;
  onChange: () => void;
  onDelete: () => void;
}

/** Runs a saved search; its owner can also edit and delete it. */
export const SavedRowActions = ({ saved, onChange, onDelete }: SavedRowActionsProps) => {
  const text = useText();
  const navigate = useNavigate();
  const account = useAccount();
  const writeButton = useWriteButton();
  const maySearch = usePermission("object-search-manager:query:create");
  const run = useApiMutation("POST /cc-api/object-search/saved/:id/run");
  const start = () =>
    run.mutate(
      { params: { id: saved.id } },
      { onSuccess: ({ id }) => void navigate(`/queries/${id}`) },
    );
  if (!maySearch) return null;
  const { name } = saved;
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        icon={<PlayCircleOutlined aria-hidden="true" />}
        aria-label={text("saved.runNamed", { name })}
        {...writeButton(run.isPending, saved.collection.id === null)}
        onClick={start}
      >
        {text("saved.run")}
      </Button>
      {saved.owner.id === account?.id ? (
        <RowMenu
          label={text("saved.actions", { name })}
          menu={
            <MenuItems
              items={[
                {
                  key: "edit",
                  icon: <EditOutlined aria-hidden="true" />,
                  label: text("word.edit"),
                  onClick: onChange,
                },
                {
                  key: "delete",
                  icon: <DeleteOutlined aria-hidden="true" />,
                  label: text("word.delete"),
                  danger: true,
                  onClick: onDelete,
                },
              ]}
            />
          }
        />
      ) : null}
    </span>
  );
};
