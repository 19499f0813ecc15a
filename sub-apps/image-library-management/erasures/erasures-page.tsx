import { erasureCauses } from "@console-shell/contract/words/image-gate";
import { ListPage, useFormat, useList } from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { ErasureProof } from "./erasure-proof.tsx";
import { useErasureColumns } from "./use-erasure-columns.tsx";

/** Permanent erasures, newest first, each with its proof folded; filtered and paged by the server. */
export const ErasuresPage = () => {
  const text = useText();
  const format = useFormat();
  const list = useList("GET /cc-api/erasure/list", {
    columns: useErasureColumns(),
    filters: { cause: erasureCauses, libraryId: (id) => id },
  });
  return (
    <ListPage
      list={list}
      title={text("erasures.title")}
      file="/cc-api/erasure/export"
      description={text("erasures.description")}
      expandable={{
        title: text("erasures.proof"),
        label: ({ library, erasedAt }, expanded) =>
          text(expanded ? "erasures.hideProof" : "erasures.showProof", {
            library: library.name,
            time: format.dateTime(erasedAt),
          }),
        render: (erasure) => <ErasureProof erasure={erasure} />,
      }}
      none={text("erasures.none")}
      noneFound={text("erasures.noneFound")}
      filters={
        <FilterSelect
          label={text("erasures.cause")}
          all={text("erasures.allCauses")}
          value={list.filters.cause}
          options={erasureCauses.map((value) => ({
            value,
            label: text(`erasures.cause.${value}`),
          }))}
          onChange={(cause) => list.set({ cause })}
        />
      }
    />
  );
};
