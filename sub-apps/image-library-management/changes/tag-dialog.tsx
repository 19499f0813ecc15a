import { tagLength } from "@console-shell/contract/words/limits";
import { RecordForm, useApiMutation } from "@console-shell/sdk";
import { AutoComplete, Form } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { useLastChange } from "./last-change.tsx";
import { useTags } from "./tag-select.tsx";

interface TagDialogProps {
  libraryId: string;
  ids: readonly string[];
  /** Removes the tag instead of adding it. */
  isRemoval: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Adds a tag to pictures, or removes one. */
export const TagDialog = ({ libraryId, ids, isRemoval, onClose, onDone }: TagDialogProps) => {
  const text = useText();
  const lastChange = useLastChange();
  const [search, setSearch] = useState("");
  const { data: tags } = useTags(libraryId, search);
  const change = useApiMutation("POST /cc-api/library/:id/image/tag");
  const save = async ({ tag }: { tag: string }) => {
    const { tagged, changeId } = await change.mutateAsync({
      params: { id: libraryId },
      body: { ids: [...ids], tag, remove: isRemoval },
    });
    const title = text(isRemoval ? "tags.removed" : "tags.added", {
      tag: tag.trim(),
      count: tagged,
    });
    lastChange.set(changeId === null ? undefined : { changeId, title });
    onDone();
  };
  return (
    <RecordForm<{ tag: string }>
      title={text(isRemoval ? "tags.removeTitle" : "tags.addTitle", { count: ids.length })}
      submit={text(isRemoval ? "tags.remove" : "tags.add")}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="tag"
        label={text("tags.tag")}
        rules={[{ required: true, whitespace: true, message: text("tags.required") }]}
      >
        <AutoComplete
          maxLength={tagLength}
          showSearch={{ onSearch: setSearch }}
          options={(tags?.items ?? []).map(({ tag }) => ({ value: tag }))}
        />
      </Form.Item>
    </RecordForm>
  );
};
