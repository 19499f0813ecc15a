import { DialogFocus } from "@console-shell/ui";
import { Button, Form, Modal, Select } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { useStageName } from "../stages/use-stage-name.ts";
import { stageOf, type SubApp } from "../sub-apps/sub-app.ts";
import { ReleaseChanges } from "./release-changes.tsx";
import { useReleases } from "./use-releases.ts";

interface ChangesDialogProps {
  subApp: SubApp;
  version: string;
  onClose: () => void;
}

/** Compares a release with another: the stable one, or else the one before it. */
export const ChangesDialog = ({ subApp, version, onClose }: ChangesDialogProps) => {
  const text = useText();
  const nameOf = useStageName();
  const [chosen, setChosen] = useState<string>();
  const releases = useReleases(subApp.name).data?.items ?? [];
  const older = releases[releases.findIndex((release) => release.version === version) + 1];
  const stable = stageOf(subApp, "stable")?.version;
  const from = chosen ?? (stable === version ? older?.version : (stable ?? older?.version));
  return (
    <Modal
      open
      title={text("changes.of", { version })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{text("changes.close")}</Button>}
    >
      <DialogFocus />
      {releases.length > 1 ? (
        <Form layout="vertical">
          <Form.Item label={text("changes.with")} htmlFor="compared-release" required>
            <Select
              id="compared-release"
              value={from}
              onChange={setChosen}
              options={releases
                .filter((release) => release.version !== version)
                .map((release) => ({
                  value: release.version,
                  label: [release.version, ...release.stages.map(nameOf)].join(" · "),
                }))}
            />
          </Form.Item>
        </Form>
      ) : null}
      <ReleaseChanges name={subApp.name} from={from} to={version} />
    </Modal>
  );
};
