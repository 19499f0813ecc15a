import styles from "../library/library.module.css";
import {
  RecordForm,
  useApiMutation,
  useNotify,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import { keepFocus } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import {
  DeleteOutlined,
  FolderOutlined,
  RollbackOutlined,
  TagOutlined,
  TagsOutlined,
} from "@ant-design/icons";
import { Button } from "antd";
import { useEffect, useRef, useState } from "react";
import { MoveDialog } from "./move-dialog.tsx";
import { TagDialog } from "./tag-dialog.tsx";
import { useDelete } from "./use-delete.ts";

interface EraseDialogProps {
  libraryId: string;
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Confirms erasing pictures permanently. */
const EraseDialog = ({ libraryId, ids, onClose, onDone }: EraseDialogProps) => {
  const text = useText();
  const notify = useNotify();
  const erase = useApiMutation("POST /cc-api/library/:id/image/erase");
  const save = async () => {
    const { erased } = await erase.mutateAsync({
      params: { id: libraryId },
      body: { ids: [...ids] },
    });
    notify({ kind: "success", title: text("erase.done", { count: erased }) });
    onDone();
  };
  return (
    <RecordForm
      danger
      title={text("erase.title", { count: ids.length })}
      submit={text("erase.act")}
      save={save}
      onClose={onClose}
    >
      {text("erase.detail")}
    </RecordForm>
  );
};

interface BulkActionsProps {
  libraryId: string;
  /** Whether the pictures are in the bin. */
  isBin: boolean;
  ids: readonly string[];
  /** Called once they are changed or deselected. */
  onDone: () => void;
}

/** Actions on selected pictures. */
export const BulkActions = ({ libraryId, isBin, ids, onDone }: BulkActionsProps) => {
  const text = useText();
  const notify = useNotify();
  const writeButton = useWriteButton();
  const mayUpdate = usePermission("image-library-management:image:update");
  const mayDelete = usePermission("image-library-management:image:delete");
  const clear = useRef<HTMLButtonElement>(null);
  // The buttons that select all are gone then, and afterwards these.
  useEffect(() => {
    keepFocus(clear.current);
    return () => keepFocus();
  }, []);
  const [dialog, setDialog] = useState<"tag" | "untag" | "move" | "erase">();
  const remove = useDelete(libraryId, onDone);
  const restore = useApiMutation("POST /cc-api/library/:id/image/restore");
  const common = {
    libraryId,
    ids,
    onClose: () => setDialog(undefined),
    onDone: () => {
      setDialog(undefined);
      onDone();
    },
  };
  const takeOut = () =>
    restore.mutate(
      { params: { id: libraryId }, body: { ids: [...ids] } },
      {
        onSuccess: ({ restored }) => {
          notify({ kind: "success", title: text("bin.restored", { count: restored }) });
          onDone();
        },
      },
    );
  return (
    <>
      <output className={styles.count}>{text("images.selected", { count: ids.length })}</output>
      <Button ref={clear} onClick={onDone}>
        {text("images.clear")}
      </Button>
      {mayUpdate && !isBin ? (
        <>
          <Button icon={<TagOutlined aria-hidden="true" />} onClick={() => setDialog("tag")}>
            {text("tags.add")}
          </Button>
          <Button icon={<TagsOutlined aria-hidden="true" />} onClick={() => setDialog("untag")}>
            {text("tags.remove")}
          </Button>
          <Button icon={<FolderOutlined aria-hidden="true" />} onClick={() => setDialog("move")}>
            {text("move.act")}
          </Button>
        </>
      ) : null}
      {mayDelete && !isBin ? (
        <Button
          danger
          icon={<DeleteOutlined aria-hidden="true" />}
          onClick={() => remove.act(ids)}
          {...writeButton(remove.isPending)}
        >
          {text("word.delete")}
        </Button>
      ) : null}
      {mayDelete && isBin ? (
        <>
          <Button
            icon={<RollbackOutlined aria-hidden="true" />}
            onClick={takeOut}
            {...writeButton(restore.isPending)}
          >
            {text("bin.restore")}
          </Button>
          <Button
            danger
            icon={<DeleteOutlined aria-hidden="true" />}
            onClick={() => setDialog("erase")}
          >
            {text("erase.act")}
          </Button>
        </>
      ) : null}
      {dialog === "tag" || dialog === "untag" ? (
        <TagDialog key={dialog} {...common} isRemoval={dialog === "untag"} />
      ) : null}
      {dialog === "move" ? <MoveDialog {...common} /> : null}
      {dialog === "erase" ? <EraseDialog {...common} /> : null}
    </>
  );
};
