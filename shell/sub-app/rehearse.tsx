import { hasText } from "@console-shell/contract/words/typed-text";
import type { Locale } from "@console-shell/contract";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { whenIdle } from "./when-idle.ts";

/** The kit that sub-apps share, by specifiers that the build leaves to the page's import map. */
const names: Record<"kit" | "sdk", string> = {
  kit: "@console-shell/ui",
  sdk: "@console-shell/sdk",
};

const rows = Array.from("abcdefgh", (id) => ({ id }));
const nothing = () => undefined;

/**
 * Renders a list outside the document, so the first sub-app doesn't wait for the kit to load, run and
 * compile. The shell does it, so none of it belongs to a sub-app. In development nothing is shared: each
 * sub-app has the kit's source.
 */
export const rehearse = async (locale: Locale): Promise<void> => {
  if (import.meta.env.DEV) return;
  const [{ ConsoleTheme, FilterSelect, ListFrame, loadLanguage, ScrollTable }] = await Promise.all([
    import(/* @vite-ignore */ names.kit) as Promise<typeof import("@console-shell/ui")>,
    import(/* @vite-ignore */ names.sdk),
  ]);
  await loadLanguage(locale);
  const place = document.createElement("div");
  const root = createRoot(place);
  // In slices, so the page stays responsive.
  startTransition(() =>
    root.render(
      <ConsoleTheme locale={locale} hasText={hasText} popupRoot={place}>
        <ListFrame
          title=""
          search={{ label: "", value: "", onSearch: nothing }}
          filters={<FilterSelect label="" value={undefined} options={[]} onChange={nothing} />}
          failed={false}
          onRetry={nothing}
        >
          <ScrollTable
            label=""
            rowKey="id"
            columns={[{ dataIndex: "id", title: "", sorter: true }]}
            dataSource={rows}
            pagination={{ total: 2 * rows.length, pageSize: rows.length }}
          />
        </ListFrame>
      </ConsoleTheme>,
    ),
  );
  await new Promise<void>((resolve) => void whenIdle(resolve));
  root.unmount();
};
