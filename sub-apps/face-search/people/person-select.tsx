import { useApiQuery } from "@console-shell/sdk";
import { useSelectOptions } from "@console-shell/ui";
import { Select } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";

interface PersonSelectProps {
  collectionId: string;
  /** The person to leave out. */
  exceptId?: string;
  /** From the form. */
  id?: string;
  value?: string;
  onChange?: (personId: string) => void;
}

const maxShown = 50;

/** Selects a person of a collection; searched on the server. */
export const PersonSelect = ({ collectionId, exceptId, ...field }: PersonSelectProps) => {
  const text = useText();
  const [search, setSearch] = useState<string>();
  const people = useApiQuery(
    "GET /cc-api/face-search/person/list",
    { query: { collectionId, search, pageSize: maxShown, sort: "name", order: "asc" } },
    { keepPrevious: true },
  );
  const choices = useSelectOptions(people, { none: text("people.noneFound") });
  return (
    <Select
      {...field}
      showSearch
      filterOption={false}
      onSearch={(typed) => setSearch(typed || undefined)}
      {...choices}
      options={people.data?.items
        .filter((person) => person.id !== exceptId)
        .map((person) => ({ value: person.id, label: person.name }))}
    />
  );
};
