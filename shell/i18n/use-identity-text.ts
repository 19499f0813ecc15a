import { useMemo } from "react";
import { createTexts, type TextOf } from "./create-texts.ts";
import identityEnUS from "./messages/identity.en-US.ts";
import identityZhCN from "./messages/identity.zh-CN.ts";
import enUS from "./messages/en-US.ts";
import zhCN from "./messages/zh-CN.ts";
import { useLocale } from "./use-text.ts";

export type IdentityKey = keyof typeof identityEnUS | keyof typeof enUS;
export type IdentityText = TextOf<IdentityKey>;

/** All texts, those of `messages/identity.*` among them. */
export const { textFor: identityTextFor } = createTexts<IdentityKey>({
  "en-US": { ...enUS, ...identityEnUS },
  "zh-CN": { ...zhCN, ...identityZhCN },
});

/**
 * Texts in the language in force, for what proves who somebody is. They load with the views that
 * show them: the first view of the login page, which has the catalogue of every page, is without.
 */
export const useIdentityText = (): IdentityText => {
  const locale = useLocale();
  return useMemo(() => identityTextFor(locale), [locale]);
};
