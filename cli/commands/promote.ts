import type { Invocation, Outcome } from "../invocation.ts";
import { connect } from "../settings.ts";
import { describeStage, shareOf, stageOf } from "./stage.ts";

/** Points a stage to a release. */
export const promote = async (invocation: Invocation): Promise<Outcome> => {
  const { positionals, values } = invocation;
  const [version = "", given = "stable"] = positionals;
  const stage = stageOf(given);
  const share = shareOf(values, stage);
  const { app, console, client } = await connect(invocation);
  const subApp = await client.call("POST /mc-api/sub-app/:name/stage/:stage/promote", {
    params: { name: app, stage },
    body: { version, share, reason: values.reason ?? "Promoted from the command line" },
  });
  return { lines: describeStage(subApp, stage), json: { console, subApp } };
};
