import type { Rolldown } from "vite";

const ofLanguage = /[\\/.](en-US|zh-CN)\.[cm]?[jt]sx?$/;

/**
 * One chunk for all that is written in a language and loads on demand: `en-US.ts`, `sessions.zh-CN.ts`.
 * What is imported by anything else than files of its language stays where it is.
 */
export const languageChunks: Rolldown.CodeSplittingGroup = {
  name(id, context) {
    const locale = ofLanguage.exec(id)?.[1];
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const isAlone = importers.every((importer) => ofLanguage.exec(importer)?.[1] === locale);
    return locale && isAlone ? locale : null;
  },
  debugName: "languages",
  priority: 1,
};
