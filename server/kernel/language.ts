import { defaultLocale, type Locale } from "@console-shell/contract";

const byLanguage: Record<string, Locale> = { en: "en-US", zh: "zh-CN" };

/** Content negotiation: the preferred supported language of `Accept-Language`. */
export const localeOf = (acceptLanguage: string | undefined): Locale => {
  let best: { locale: Locale; weight: number } | undefined;
  for (const entry of (acceptLanguage ?? "").split(",")) {
    const [tag = "", ...parameters] = entry.trim().split(";");
    const locale = byLanguage[tag.split("-")[0]?.toLowerCase() ?? ""];
    const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
    const weight = quality ? Number(quality.trim().slice(2)) : 1;
    if (locale && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? defaultLocale;
};
