import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import styles from "./environment-badge.module.css";

/** Names the environment, except in production. */
export const EnvironmentBadge = () => {
  const text = useText();
  const { environment, release } = useConsole().config;
  if (environment === "production") return null;
  const known = { demo: "environment.demo", development: "environment.development" } as const;
  const key = known[environment as keyof typeof known];
  return (
    <span className={styles["badge"]} title={text("environment.release", { release })}>
      {key ? text(key) : environment}
    </span>
  );
};
