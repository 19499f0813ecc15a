import { useEffect, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { PageLoading } from "../routing/page-loading.tsx";

/** Milliseconds after which the loading view admits that it takes long. */
const slowAfter = 4000;

/** The loading view of a sub-app. */
export const SubAppLoading = () => {
  const text = useText();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return <PageLoading {...(slow ? { note: text("loading.slow") } : {})} />;
};
