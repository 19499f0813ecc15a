import type { Library } from "@console-shell/contract/calls/library";
import {
  TextInPlace,
  useApiMutation,
  useFormat,
  useLocale,
  usePermission,
  useRequest,
} from "@console-shell/sdk";
import { Facts } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { EnvironmentTag } from "../shared/environment-tag.tsx";
import { KindTag } from "../shared/kind-tag.tsx";

/** A library's kind and environment; its other facts are folded. */
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
    <details className="cs-fold">
      <summary>
        {text("library.facts")} <KindTag kind={library.kind} />{" "}
        <EnvironmentTag environment={library.environment} />
      </summary>
      <Facts
        items={[
          {
            label: text("word.name"),
            value: (
              <TextInPlace
                label={text("word.name")}
                name="name"
                value={library.name}
                maxLength={80}
                required={text("form.nameRequired")}
                save={(name) => change({ name })}
                mayEdit={mayUpdate}
              />
            ),
          },
          {
            label: text("form.purpose"),
            value: (
              <TextInPlace
                label={text("form.purpose")}
                name="purpose"
                value={library.purpose}
                maxLength={500}
                lines={3}
                save={(purpose) => change({ purpose })}
                mayEdit={mayUpdate}
              >
                {library.purpose || text("library.noPurpose")}
              </TextInPlace>
            ),
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
    </details>
  );
};
