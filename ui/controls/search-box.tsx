import { CloseCircleFilled, SearchOutlined } from "@ant-design/icons";
import { Input } from "antd";
import { useState } from "react";
import { useWords } from "./use-words.ts";

export interface SearchBoxProps {
  label: string;
  value: string | undefined;
  /** Told of the trimmed text; empty when there is none. */
  onSearch: (text: string) => void;
}

/** Searches on Enter, on leaving the field and on clearing it; follows the address. */
export const SearchBox = ({ label, value = "", onSearch }: SearchBoxProps) => {
  const words = useWords();
  const [draft, setDraft] = useState({ text: value, from: value });
  const text = draft.from === value ? draft.text : value;
  const search = (next: string) => {
    if (next.trim() !== value) onSearch(next.trim());
  };
  return (
    <Input
      type="search"
      allowClear={{ clearIcon: <CloseCircleFilled aria-label={words.clearSearch} /> }}
      maxLength={100}
      prefix={<SearchOutlined aria-hidden />}
      placeholder={label}
      aria-label={label}
      value={text}
      className="cs-search-box"
      onChange={(event) => {
        setDraft({ text: event.target.value, from: value });
        if (event.target.value === "") search("");
      }}
      onPressEnter={() => search(text)}
      onBlur={() => search(text)}
    />
  );
};
