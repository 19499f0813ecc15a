import type { Library } from "@console-shell/contract/calls/library";
import { useFormat, useLocale } from "@console-shell/sdk";
import { Facts } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { EnvironmentTag } from "../shared/environment-tag.tsx";
import { KindTag } from "../shared/kind-tag.tsx";

/** A library's kind and environment; its other facts are folded. */
export const LibraryFacts = ({ library }: { library: Library }) => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();
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
