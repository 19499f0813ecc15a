import type { Locale, Permission } from "@console-shell/contract";
import type { UsageMark } from "@console-shell/contract/calls/usage-marks";
import type { Source } from "#platform/database/source.ts";
import { buildsBetween, stageChangesBetween } from "#modules/registry/index.ts";
import { readIncidents } from "../health/reads.ts";

/** What a source of marks gets. */
interface Asked {
  services: Source;
  from: number;
  to: number;
  now: number;
  locale: Locale;
  /** Returns the path if the caller may open it. */
  pathFor: (path: string, ...permissions: Permission[]) => string | null;
}

export type MarkSource = (asked: Asked) => Promise<UsageMark[]>;

const most = 100;
/** A start publishes the builds of one version within seconds. */
const oneStart = 10 * 60_000;

const releases: MarkSource = async ({ services, from, to, locale, pathFor }) => {
  const changes = await stageChangesBetween(services, { from, to });
  return changes.map(({ id, at, app, stage, version, manifest, manifestBefore }) => ({
    kind: "release",
    id,
    at,
    app: (manifest ?? manifestBefore)?.title?.[locale] ?? app,
    stage,
    version,
    path: pathFor(`/management/sub-apps/${app}`, "management:open", "management:sub-app:read"),
  }));
};

const builds: MarkSource = async ({ services, from, to, pathFor }) => {
  const marks: Extract<UsageMark, { kind: "build" }>[] = [];
  for (const { id, at, version } of await buildsBetween(services, { from, to })) {
    const last = marks.at(-1);
    if (last && last.at - at < oneStart) last.apps += 1;
    else
      marks.push({
        kind: "build",
        id,
        at,
        // Without the hash, which differs for each sub-app.
        version: version.split("+")[0]!,
        apps: 1,
        path: pathFor("/management/sub-apps", "management:open", "management:sub-app:read"),
      });
  }
  return marks;
};

const announcements: MarkSource = async ({ services, from, to, now, locale, pathFor }) => {
  const rows = await services.database
    .selectFrom("announcements")
    .select(["id", "startsAt", "titleEn", "titleZh"])
    .where("startsAt", ">=", from)
    .where("startsAt", "<", Math.min(to, now + 1))
    .orderBy("startsAt", "desc")
    .limit(most)
    .execute();
  return rows.map(({ id, startsAt, titleEn, titleZh }) => ({
    kind: "announcement",
    id,
    at: startsAt,
    title: locale === "zh-CN" ? titleZh || titleEn : titleEn || titleZh,
    path: pathFor("/management/announcements", "management:open", "management:announcement:read"),
  }));
};

const incidents: MarkSource = async ({ services, from, to, now, pathFor }) => {
  const found = await readIncidents(services.database, { from, now });
  return found
    .filter((one) => one.from >= from && one.from < to)
    .map(({ id, part, state, from: at }) => ({
      kind: "incident",
      id,
      at,
      part,
      state,
      path: pathFor("/console/health", "console:open", "console:usage:read"),
    }));
};

/** Firings of alert rules, for those who may see them. */
const alerts: MarkSource = async ({ services, from, to, pathFor }) => {
  const pathOf = (rule: string) =>
    pathFor(`/console/alerts/${rule}`, "console:open", "console:alert:read");
  if (pathOf("") === null) return [];
  const rows = await services.database
    .selectFrom("alertIncidents as incident")
    .innerJoin("alertRules as rule", "rule.id", "incident.ruleId")
    .select(["incident.id", "incident.firedAt", "rule.id as ruleId", "rule.name"])
    .where("incident.firedAt", ">=", from)
    .where("incident.firedAt", "<", to)
    .orderBy("incident.firedAt", "desc")
    .limit(most)
    .execute();
  return rows.map(({ id, firedAt, ruleId, name }) => ({
    kind: "alert",
    id,
    at: firedAt,
    rule: name,
    path: pathOf(ruleId),
  }));
};

/** What charts mark. Another kind is one more source here and in the contract. */
export const markSources: readonly MarkSource[] = [
  releases,
  builds,
  announcements,
  incidents,
  alerts,
];
