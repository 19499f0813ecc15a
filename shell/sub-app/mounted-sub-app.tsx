import type { HostLocation } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { PageLoading } from "@console-shell/ui";
import { SubAppOutlet, type SubAppFailure } from "@console-shell/runtime/react";
import { useCallback, useEffect, useLayoutEffect, useMemo } from "react";
import { createPath, useLocation, useNavigate } from "react-router";
import { useConsole } from "../state/console-context.ts";
import { createHostServices } from "./host-services.ts";
import { preloadRelease } from "./preload-release.ts";
import { runtimeOf } from "./runtime-of.ts";
import styles from "./mounted-sub-app.module.css";
import { SubAppFallback } from "./sub-app-fallback.tsx";

/** A mounted sub-app, with its loading and failure views. */
export const MountedSubApp = ({ name }: { name: string }) => {
  const parts = useConsole();
  const location: HostLocation = useLocation();
  const navigate = useNavigate();
  // oxlint-disable-next-line react/exhaustive-deps -- one for each sub-app, which begins with its first location
  const live = useMemo(() => createStore(location), [name]);
  useEffect(() => {
    live.set(location);
    parts.returns.note(name, createPath(location));
  }, [live, location, name, parts]);
  const services = useMemo(
    () => createHostServices(parts, { name, location: live, navigate }),
    [parts, name, live, navigate],
  );
  useLayoutEffect(() => preloadRelease(parts, name), [parts, name]);
  // Clear the title before the next sub-app mounts, which may set its own at once.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- for each that is left
  useLayoutEffect(() => () => parts.title.setDetail({ title: "" }), [parts, name]);
  useEffect(
    () => () => {
      // The session ended, and the sub-app may have just been parked.
      if (!parts.state.get().account) void runtimeOf(parts).discard();
    },
    [parts],
  );
  const fallback = useCallback(
    ({ error }: SubAppFailure) => <SubAppFallback name={name} error={error} />,
    [name],
  );
  return (
    <SubAppOutlet
      runtime={runtimeOf(parts)}
      name={name}
      services={services}
      loading={
        <div className={styles["cover"]}>
          <div className={styles["covering"]}>
            <PageLoading />
          </div>
        </div>
      }
      fallback={parts.config.autoCaptureError ? fallback : undefined}
      // Without the fallback screen, error monitoring still gets the error.
      onError={parts.config.autoCaptureError ? undefined : reportError}
    />
  );
};
