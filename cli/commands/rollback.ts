import { Failure } from "../failure.ts";
import type { Invocation, Outcome } from "../invocation.ts";
import { connect } from "../settings.ts";
import { describeStage, stageOf } from "./stage.ts";

/** Points a stage to its previous release again. */
export const rollback = async (invocation: Invocation): Promise<Outcome> => {
  const { positionals, values } = invocation;
  const stage = stageOf(positionals[0] ?? "stable");
  const { app, console, client } = await connect(invocation);
  const params = { name: app };
  const { stages } = await client.call("GET /mc-api/sub-app/:name", { params });
  const from = stages.find((one) => one.stage === stage)?.version;
  if (!from)
    throw new Failure("refused", `The stage ${stage} doesn’t exist.`, {
      next: "See the stages with `console status`.",
    });
  const subApp = await client.call("POST /mc-api/sub-app/:name/stage/:stage/roll-back", {
    params: { ...params, stage },
    body: { from, reason: values.reason ?? "Rolled back from the command line" },
  });
  return { lines: describeStage(subApp, stage), json: { console, subApp } };
};
