import { CloseCircleFilled, SearchOutlined } from "@ant-design/icons";
import { Input } from "antd";
import { useEffect, useEffectEvent, useState } from "react";
import { useWords } from "./use-words.ts";

export interface SearchBoxProps {
  label: string;
  value: string | undefined;
  /** Told of the trimmed text; empty when there is none. */
  onSearch: (text: string) => void;
}

/** Milliseconds without a key until what is typed is searched for. */
const typingPause = 300;

/** Searches while somebody types, at once on Enter, on leaving the field and on clearing it; follows the address. */
export const SearchBox = ({ label, value = "", onSearch }: SearchBoxProps) => {
  const words = useWords();
  // The address follows a search a moment later, when more may have been typed: `sent` tells it from a link.
  const [typed, setTyped] = useState({ text: value, value, sent: [] as string[] });
  const [isComposing, setComposing] = useState(false);
  if (typed.value !== value) {
    const own = typed.sent.indexOf(value);
    setTyped({
      text: own < 0 ? value : typed.text,
      value,
      sent: own < 0 ? [] : typed.sent.slice(own + 1),
    });
  }
  const { text } = typed;
  const search = (next: string) => {
    if (next === (typed.sent.at(-1) ?? value)) return;
    setTyped((now) => ({ ...now, sent: [...now.sent, next] }));
    onSearch(next);
  };
  const searchTyped = useEffectEvent(search);
  useEffect(() => {
    // An input method shows letters that are not meant yet.
    if (isComposing) return undefined;
    const timer = setTimeout(() => searchTyped(text.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [text, isComposing]);
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
        const next = event.target.value;
        setTyped((now) => ({ ...now, text: next }));
        if (next === "") search("");
      }}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onPressEnter={() => search(text.trim())}
      onBlur={() => search(text.trim())}
    />
  );
};
