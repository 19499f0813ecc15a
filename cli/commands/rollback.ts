import type { Invocation, Outcome } from "../invocation.ts";
import { connect } from "../settings.ts";
import { describeStage, stageOf } from "./stage.ts";

/** Points a stage to its previous release again. */
export const rollback = async (invocation: Invocation): Promise<Outcome> => {
  const { positionals, values } = invocation;
  const stage = stageOf(positionals[0] ?? "stable");
  const { app, console, client } = await connect(invocation);
  const subApp = await client.call("POST /mc-api/sub-app/:name/stage/:stage/roll-back", {
    params: { name: app, stage },
    body: { reason: values.reason ?? "Rolled back from the command line" },
  });
  return { lines: [describeStage(subApp, stage)], json: { console, subApp } };
};
