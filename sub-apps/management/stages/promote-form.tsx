import { fixedStages } from "@console-shell/contract/words/sub-app-releases";
import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Facts } from "@console-shell/ui";
import { Form } from "antd";
import { useText } from "../messages/index.ts";
import { Health } from "../releases/health.tsx";
import { ReleaseChanges } from "../releases/release-changes.tsx";
import { VersionField } from "../releases/version-field.tsx";
import { ReasonField } from "../shared/reason-field.tsx";
import { stageOf, type SubApp } from "../sub-apps/sub-app.ts";
import { ShareField } from "./share-field.tsx";
import { newStage, StageField } from "./stage-field.tsx";
import { useStageName } from "./use-stage-name.ts";

interface Values {
  version: string | undefined;
  stage: string;
  /** The name of a new stage. */
  named: string;
  share: number;
  reason: string;
}

interface PromoteFormProps {
  subApp: SubApp;
  /** The first choice. */
  stage?: string | undefined;
  version?: string | undefined;
  onClose: () => void;
}

/** What the promotion would change for those who have the stage's release now; a new stage is compared with stable. */
const Effect = ({ subApp }: { subApp: SubApp }) => {
  const text = useText();
  const nameOf = useStageName();
  const version: string | undefined = Form.useWatch("version");
  const stage: string = Form.useWatch("stage") ?? newStage;
  const now = stageOf(subApp, stage);
  if (version === undefined) return null;
  if (now?.version === version)
    return <p className="management-below">{text("changes.same", { to: version })}</p>;
  const from = now ?? stageOf(subApp, "stable");
  const tried = subApp.stages.find((one) => one.version === version);
  const facts = [...new Set([from, tried])].flatMap((one) =>
    one
      ? [
          {
            label: `${nameOf(one.stage)} · ${one.version}`,
            value: <Health of={one.health} />,
          },
        ]
      : [],
  );
  return (
    <>
      <Facts items={facts} />
      <ReleaseChanges name={subApp.name} from={from?.version} to={version} />
    </>
  );
};

const CanaryShare = () => (Form.useWatch("stage") === "canary" ? <ShareField /> : null);

/** The drawer that points a stage to a release, and shows what that changes. */
export const PromoteForm = ({ subApp, onClose, ...chosen }: PromoteFormProps) => {
  const text = useText();
  const notify = useNotify();
  const nameOf = useStageName();
  const { name, stages, latestVersion } = subApp;
  const version = chosen.version ?? latestVersion ?? undefined;
  // A release that no operator gets yet is tried by some of them first.
  const stage =
    chosen.stage ?? (stages.some((one) => one.version === version) ? "stable" : "canary");
  const promote = useApiMutation("POST /mc-api/sub-app/:name/stage/:stage/promote");
  const own = stages
    .map((one) => one.stage)
    .filter((one) => !fixedStages.some((fixed) => fixed === one));

  const save = async ({ version, stage: chosen, named, share, reason }: Values) => {
    const stage = chosen === newStage ? named : chosen;
    await promote.mutateAsync({
      params: { name, stage },
      body: { version: version!, reason, ...(stage === "canary" && { share }) },
    });
    const title = text("stage.promoted", { version: version!, stage: nameOf(stage) });
    notify({ kind: "success", title });
  };

  return (
    <RecordForm<Values>
      drawer={520}
      title={text("stage.promoteTitle")}
      submit={text("stage.promote")}
      initialValues={{
        version,
        stage,
        named: "",
        share: stageOf(subApp, "canary")?.share ?? 10,
        reason: "",
      }}
      save={save}
      onClose={onClose}
    >
      <VersionField name={name} />
      <StageField own={own} />
      <CanaryShare />
      <ReasonField />
      <Effect subApp={subApp} />
    </RecordForm>
  );
};
