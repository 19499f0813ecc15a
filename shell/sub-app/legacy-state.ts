import type { Console } from "../create-console.ts";

/** The keys that qiankun's hosts tell their sub-apps by most, as plain data. */
const stateOf = ({ state, preferences }: Console) => ({
  appType: state.get().appType,
  user: state.get().account,
  permissions: state.get().permissions,
  locale: preferences.locale.get(),
  theme: preferences.theme.get(),
});

/**
 * Gives legacy sub-apps the global state that they know from qiankun: as what the console runs, who is signed
 * in and may do what, in which
 * language and theme. They may set these keys for each other; the console's own do not follow.
 */
export const shareLegacyState = async (parts: Console): Promise<void> => {
  const { initGlobalState } = await import("@console-shell/runtime/legacy");
  let told = stateOf(parts);
  const actions = initGlobalState(told);
  const tell = () => {
    const now = stateOf(parts);
    const changed = Object.entries(now).filter(
      ([key, value]) => value !== told[key as keyof typeof told],
    );
    told = now;
    if (changed.length > 0) actions.setGlobalState(Object.fromEntries(changed));
  };
  for (const live of [parts.state, parts.preferences.locale, parts.preferences.theme])
    live.subscribe(tell);
};
