import { Input } from "antd";
import type { ReactNode } from "react";
import { InPlace } from "./in-place.tsx";

interface TextInPlaceProps {
  /** As of `InPlace`. */
  label: string;
  name: string;
  value: string;
  maxLength: number;
  /** For a text of several lines: how many the field shows. */
  lines?: number;
  /** What the field says when it's empty; by default it may be. */
  required?: string;
  save: (value: string) => Promise<unknown>;
  mayEdit?: boolean;
  /** How the page shows it; by default the text. */
  children?: ReactNode;
}

/** A text that is changed where it's shown. */
export const TextInPlace = ({
  maxLength,
  lines,
  required,
  children,
  ...field
}: TextInPlaceProps) => (
  <InPlace
    {...field}
    field={
      lines === undefined ? (
        <Input maxLength={maxLength} autoComplete="off" />
      ) : (
        <Input.TextArea maxLength={maxLength} rows={lines} />
      )
    }
    {...(required !== undefined && {
      rules: [{ required: true, whitespace: true, message: required }],
    })}
  >
    {children ?? field.value}
  </InPlace>
);
