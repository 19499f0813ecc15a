import type { SubAppNeeds } from "../host/manifest.ts";
import type { SubAppRegistration } from "../host/registration.ts";

type Described = Pick<SubAppRegistration, "entry" | "needs">;

/** What a page's policy allows beyond the default, by kind of source. */
export interface PolicySources {
  /** Origins of files: scripts, styles, and everything else except frames. */
  subApps: readonly string[];
  connect: readonly string[];
  img: readonly string[];
  font: readonly string[];
  frame: readonly string[];
  worker: readonly string[];
}

/** The origin of a sub-application that another server serves. */
export const foreignOrigin = ({ entry }: Pick<Described, "entry">): string | undefined =>
  entry.startsWith("/") && !entry.startsWith("//")
    ? undefined
    : new URL(entry, "http://localhost").origin;

const workersOf = (workers: SubAppNeeds["workers"], origin: string | undefined): string[] => {
  if (!workers) return [];
  // Browsers don't start workers from another origin: the runtime starts one from a blob, which loads it.
  if (origin) return ["blob:", origin];
  return workers === "blob" ? ["'self'", "blob:"] : ["'self'"];
};

/** What these sub-applications need of a page's policy, each source once. */
export const policySources = (subApps: readonly Described[]): PolicySources => {
  const all = (sourcesOf: (subApp: Described) => readonly string[] | undefined) => [
    ...new Set(subApps.flatMap((subApp) => sourcesOf(subApp) ?? [])),
  ];
  return {
    subApps: all((subApp) => [foreignOrigin(subApp) ?? []].flat()),
    connect: all(({ needs }) => needs?.connect),
    img: all(({ needs }) => needs?.img),
    font: all(({ needs }) => needs?.font),
    frame: all(({ needs }) => needs?.frame),
    worker: all((subApp) => workersOf(subApp.needs?.workers, foreignOrigin(subApp))),
  };
};

/** Whether a policy with the first sources allows all of the second. */
export const coversPolicy = (allowed: PolicySources, needed: PolicySources): boolean => {
  const { subApps, connect, img, font, frame, worker } = allowed;
  const within = (sources: readonly string[], ...lists: readonly (readonly string[])[]) =>
    sources.every((source) => lists.some((list) => list.includes(source)));
  return (
    within(needed.subApps, subApps) &&
    // Files' origins are allowed in these, too.
    within(needed.connect, subApps, connect) &&
    within(needed.img, subApps, img) &&
    within(needed.font, subApps, font) &&
    within(needed.frame, frame) &&
    within(needed.worker, worker)
  );
};

/** Whether a sub-application needs additions to the page's policy. */
export const widensPolicy = (subApp: Described): boolean =>
  Object.values(policySources([subApp])).some(({ length }) => length > 0);

/** A sub-application with those that it mounts inside itself. */
export const withMounted = <Registration extends Pick<SubAppRegistration, "name" | "mounts">>(
  subApps: readonly Registration[],
  name: string | null,
): Registration[] => {
  const opened = subApps.find((one) => one.name === name);
  if (!opened) return [];
  const inside = subApps.filter((one) => one !== opened && opened.mounts?.includes(one.name));
  return [opened, ...inside];
};
