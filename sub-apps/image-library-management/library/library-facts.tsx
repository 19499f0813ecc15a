import type { Library } from "@console-shell/contract/calls/library";
import {
  InPlace,
  useApiMutation,
  useFormat,
  useLocale,
  usePermission,
  useRequest,
} from "@console-shell/sdk";
import { Facts } from "@console-shell/ui";
import { Input } from "antd";
import { useText } from "../messages/index.ts";
import { EnvironmentTag } from "../shared/environment-tag.tsx";
import { KindTag } from "../shared/kind-tag.tsx";

/** A library's facts, next to its images. */
export const LibraryFacts = ({ library }: { library: Library }) => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();
  const mayUpdate = usePermission("image-library-management:library:update");
  const request = useRequest();
  const update = useApiMutation("PUT /cc-api/library/:id");
  const change = async (changed: { name?: string; purpose?: string }) => {
    const { id } = library;
    // The call sets all of them: what isn't changed here stays as it is now.
    const now = await request("GET /cc-api/library/:id", { params: { id } });
    const { name, purpose, kind, retentionDays, gate } = now;
    return update.mutateAsync({
      params: { id },
      body: { name, purpose, kind, retentionDays, gate, ...changed },
    });
  };
  const { minimumWidth, faces, refusedFlaws } = library.gate;
  const rules = [
    ...(minimumWidth === null ? [] : [text("rules.width", { width: minimumWidth })]),
    ...(library.kind !== "faces" || faces === "any" ? [] : [text(`rules.faces.${faces}`)]),
    ...(library.kind === "faces" && refusedFlaws.length > 0
      ? [
          text("rules.flaws", {
            flaws: new Intl.ListFormat(locale, { type: "disjunction" }).format(
              refusedFlaws.map((flaw) => text(`gate.flaw.${flaw}`).toLocaleLowerCase(locale)),
            ),
          }),
        ]
      : []),
  ];
  return (
    <Facts
      items={[
        {
          label: text("word.name"),
          value: (
            <InPlace
              label={text("word.name")}
              name="name"
              value={library.name}
              field={<Input maxLength={80} />}
              rules={[{ required: true, whitespace: true, message: text("form.nameRequired") }]}
              save={(name) => change({ name })}
              mayEdit={mayUpdate}
            >
              {library.name}
            </InPlace>
          ),
        },
        {
          label: text("form.purpose"),
          value: (
            <InPlace
              label={text("form.purpose")}
              name="purpose"
              value={library.purpose}
              field={<Input.TextArea maxLength={500} rows={3} />}
              save={(purpose) => change({ purpose })}
              mayEdit={mayUpdate}
            >
              {library.purpose || text("library.noPurpose")}
            </InPlace>
          ),
        },
        { label: text("word.kind"), value: <KindTag kind={library.kind} /> },
        {
          label: text("word.environment"),
          value: <EnvironmentTag environment={library.environment} />,
        },
        {
          label: text("facts.retention"),
          value:
            library.retentionDays === null
              ? text("library.noRetention")
              : text("library.retention", { days: library.retentionDays }),
        },
        {
          label: text("facts.rules"),
          value:
            rules.length === 0
              ? text("word.none")
              : rules.map((rule) => <div key={rule}>{rule}</div>),
        },
        { label: text("facts.createdBy"), value: library.createdBy.name },
        { label: text("word.createdAt"), value: format.dateTime(library.createdAt) },
      ]}
    />
  );
};
