import type { SubAppManifest } from "@console-shell/contract";
import { eachNeed, needsBeyond } from "@console-shell/contract/words/sub-app-needs";
import { Alert } from "antd";
import { useText } from "../messages/index.ts";
import { useNeedWords, usePolicy } from "./use-policy.ts";

interface UnapprovedNoticeProps {
  /** The sub-app. */
  name: string;
  version: string;
  /** What the release asks for. */
  needs: NonNullable<SubAppManifest["needs"]>;
}

/** Says what a release would run without; nothing if all of it is approved. */
export const UnapprovedNotice = ({ name, version, needs }: UnapprovedNoticeProps) => {
  const text = useText();
  const wordsOf = useNeedWords();
  const { data: policy } = usePolicy(name);
  const missing = policy ? eachNeed(needsBeyond(needs, policy.approved)) : [];
  if (missing.length === 0) return null;
  const said = { version, needs: missing.map(wordsOf).join(", ") };
  return <Alert type="warning" showIcon title={text("policy.without", said)} />;
};
