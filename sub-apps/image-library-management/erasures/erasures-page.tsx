import { erasureCauses } from "@console-shell/contract/words/image-gate";
import { ListPage, useList } from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { useErasureColumns } from "./use-erasure-columns.tsx";

/** Permanently erased pictures, newest first, each with its proof; filtered and paged by the server. */
export const ErasuresPage = () => {
  const text = useText();
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
