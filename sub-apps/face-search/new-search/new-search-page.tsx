import { usePageTitle } from "@console-shell/sdk";
import { NoCollections } from "@console-shell/sdk/collections";
import { Page, Panel } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { QueryImageField } from "../query-image/query-image-field.tsx";
import { useQueryImage } from "../query-image/use-query-image.ts";
import { useImageOfAddress } from "../query-image/use-image-of-address.ts";
import styles from "./new-search.module.css";
import { SearchForm, useSearchCollections } from "./search-form.tsx";

/** A new search: an image, one of its faces, where to search, and the purpose. */
export const NewSearchPage = () => {
  const text = useText();
  usePageTitle(text("search.title"));
  const chosen = useQueryImage();
  useImageOfAddress(chosen.fromImage);
  const collections = useSearchCollections();
  return (
    <Page record title={text("search.title")} description={text("search.description")}>
      {collections.data?.total === 0 ? (
        <NoCollections update="face-search:collection:update" />
      ) : (
        <div className={styles.layout} data-filled>
          <Panel title={text("word.image")}>
            <QueryImageField chosen={chosen} />
          </Panel>
          <Panel title={text("search.where")}>
            <SearchForm chosen={chosen} />
          </Panel>
        </div>
      )}
    </Page>
  );
};
