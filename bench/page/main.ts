import { create } from "./chosen-framework.ts";
import { config, mark, type PageMeasure, result } from "./bridge.ts";
import { cold } from "./cold.ts";
import { checkVersion } from "./check-version.ts";
import { executed } from "./executed.ts";
import { kept } from "./kept.ts";
import { leaks } from "./leaks.ts";
import { repeated } from "./repeated.ts";
import { warm } from "./warm.ts";
import { settled } from "./time.ts";

const measures: Record<string, PageMeasure> = { cold, executed, kept, leaks, repeated, warm };

const run = async (): Promise<unknown> => {
  const { apps, measure, parameters } = config;
  const slot = document.querySelector<HTMLElement>("#slot");
  const act = measures[measure];
  if (!slot || !act) throw new Error(`No measure ${measure}.`);
  const adapter = await create({
    apps: new Map(apps.map((app) => [app.name, app])),
    keepAlive: parameters["keepAlive"] === true,
  });
  await settled();
  await mark("started");
  const figures = await act(adapter, slot, parameters);
  checkVersion();
  return figures;
};

run().then(
  (figures) => result({ figures }),
  (error: unknown) => result({ error: String(error) }),
);
