import { Alert } from "antd";
import { useCallback } from "react";
import { useFormat } from "@console-shell/sdk";
import { Facts, Tag } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { CodeBlock } from "../shared/code-block.tsx";
import type { CallResult } from "./send-call.ts";

const ImageResult = ({ picture }: { picture: Blob }) => {
  const text = useText();
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img className="call-picture" ref={show} alt={text("playground.picture")} />;
};

const toneOf = (status: number) => (status < 300 ? "success" : status < 500 ? "warning" : "error");

/** A call's response: status, time, headers and body. */
export const ShownResult = ({ result }: { result: CallResult | "unreachable" }) => {
  const text = useText();
  const format = useFormat();
  if (result === "unreachable")
    return <Alert type="error" showIcon title={text("playground.unreachable")} />;
  const { status, milliseconds, headers, picture } = result;
  return (
    <div className="call-result">
      <output className="call-status">
        <Tag color={toneOf(status)}>{text("playground.status", { status: String(status) })}</Tag>
        {text("usage.ms", { value: format.number(milliseconds) })}
      </output>
      <Facts items={headers.map(([label, value]) => ({ label, value: <code>{value}</code> }))} />
      {picture ? (
        <ImageResult picture={picture} />
      ) : (
        <CodeBlock label={text("playground.body")} code={result.text} />
      )}
    </div>
  );
};
