import type { Rolldown } from "vite";

const ofLanguage = /[\\/.](en-US|zh-CN)\.[cm]?[jt]sx?$/;

/**
 * One chunk per language for lazily loaded language files: `en-US.ts`, `sessions.zh-CN.ts`. Modules imported
 * by anything other than files of their language stay where they are.
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
