import { CloseCircleFilled, SearchOutlined } from "@ant-design/icons";
import { Input } from "antd";
import { useEffect, useEffectEvent, useState } from "react";
import { steady } from "../live/steady.tsx";
import { useWords } from "./use-words.ts";
import "./lists.css";

export interface SearchBoxProps {
  label: string;
  value: string | undefined;
  /** Called with the trimmed text; empty when cleared. */
  onSearch: (text: string) => void;
}

/** Debounce of typing, in milliseconds. */
const typingPause = 300;
/** While an input method (IME) composes: on Android it does so until the next word, elsewhere the text isn't final. */
const composingPause = 1000;

const Box = ({ label, value = "", onSearch }: SearchBoxProps) => {
  const words = useWords();
  // The address catches up with a search while more is typed; `sent` tells that from a link or Back.
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
    const pause = isComposing ? composingPause : typingPause;
    const timer = setTimeout(() => searchTyped(text.trim()), pause);
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

/** Searches as you type, and at once on Enter, on blur and when cleared; follows the address. */
export const SearchBox = /*#__PURE__*/ steady<SearchBoxProps>(Box);
