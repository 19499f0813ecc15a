import type { Console } from "../create-console.ts";

/** The state keys most common in qiankun hosts, as plain data. */
const stateOf = ({ state, preferences }: Console) => ({
  appType: state.get().appType,
  user: state.get().account,
  permissions: state.get().permissions,
  locale: preferences.locale.get(),
  theme: preferences.theme.get(),
});

/**
 * Provides legacy sub-apps with qiankun's global state: the app type, the account and its permissions,
 * language and theme. They may set these keys for each other; the console ignores their changes.
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
