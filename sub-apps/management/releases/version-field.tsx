import { useSelectOptions, useOptionSearch } from "@console-shell/ui";
import { Form, Select } from "antd";
import { useText } from "../messages/index.ts";
import { useStageName } from "../stages/use-stage-name.ts";
import { useReleases } from "./use-releases.ts";

/** The form field for a release that isn't withdrawn. */
export const VersionField = ({ name }: { name: string }) => {
  const text = useText();
  const nameOf = useStageName();
  const releases = useReleases(name);
  const choices = useSelectOptions(releases);
  return (
    <Form.Item
      name="version"
      label={text("release.version")}
      rules={[{ required: true, message: text("required.version") }]}
    >
      <Select
        showSearch={{ ...useOptionSearch() }}
        {...choices}
        options={releases.data?.items
          .filter(({ yankedAt }) => yankedAt === null)
          .map(({ version, stages }) => ({
            value: version,
            label: [version, ...stages.map(nameOf)].join(" · "),
          }))}
      />
    </Form.Item>
  );
};
