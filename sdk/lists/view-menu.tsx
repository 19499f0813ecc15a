import { CheckOutlined, BookOutlined } from "@ant-design/icons";
import type { ApiOutput } from "@console-shell/contract";
import type { ListView } from "@console-shell/contract/calls/list-view";
import { listViewLimits } from "@console-shell/contract/words/list-views";
import { MenuItems, RowMenu, useViewWords, useWritable } from "@console-shell/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Alert, Checkbox, Form, Input, type MenuProps } from "antd";
import { useState } from "react";
import { useApiMutation } from "../data/use-api-mutation.ts";
import { useApiQuery } from "../data/use-api-query.ts";
import { RecordForm } from "../forms/record-form.tsx";
import { usePermission } from "../host/hooks.ts";
import type { ShownView } from "../routing/use-list-state.ts";
import type { useColumnChoice } from "./use-column-choice.ts";

const key = "GET /cc-api/list-view/list";

/** Writes that change the views that have been read, without reading anything again. */
const useViewWrites = (list: string) => {
  const client = useQueryClient();
  const none = { invalidates: [] };
  const create = useApiMutation("POST /cc-api/list-view/create", none);
  const change = useApiMutation("PATCH /cc-api/list-view/:id", none);
  const remove = useApiMutation("DELETE /cc-api/list-view/:id", none);
  const basicInfo = useApiMutation("POST /cc-api/operator/updateBasicInfo", none);
  const put = (id: string, view?: ListView) =>
    client.setQueryData<ApiOutput<typeof key>>([key, { query: { list } }], (data) => ({
      items: [
        ...(data?.items.filter((one) => one.id !== id) ?? []),
        ...(view ? [view] : []),
      ].toSorted((a, b) => a.name.localeCompare(b.name)),
    }));
  return {
    isPending: change.isPending,
    create: async (body: Parameters<typeof create.mutateAsync>[0]["body"]) => {
      const view = await create.mutateAsync({ body });
      put(view.id, view);
      return view;
    },
    change: async ({ id }: ListView, body: Parameters<typeof change.mutateAsync>[0]["body"]) => {
      put(id, await change.mutateAsync({ params: { id }, body }));
    },
    remove: async ({ id }: ListView) => {
      await remove.mutateAsync({ params: { id } });
      put(id);
    },
    setDefault: (id: string | null) => basicInfo.mutate({ body: { defaultViews: { [list]: id } } }),
  };
};

/** Says that the address names a view that the operator can't see. */
export const MissingView = ({ saved }: { saved: ShownView }) => {
  const words = useViewWords();
  if (!saved.id || saved.view || saved.isLoading || saved.failed) return null;
  return (
    <Alert
      className="cs-view-missing"
      type="info"
      showIcon
      title={words.missing}
      closable={{ onClose: saved.leave }}
    />
  );
};

interface ViewMenuProps {
  saved: ShownView;
  /** Undefined if the list has none. */
  columns?: ReturnType<typeof useColumnChoice>;
}

type Kind = "create" | "change" | "remove";

interface Dialog {
  kind: Kind;
  /** What it's about, as it was when the dialog opened. */
  view?: ListView;
  open: boolean;
}

/** What a view would keep. */
const keptNow = ({ saved, columns }: ViewMenuProps) => {
  const { order = [], hidden = [] } = columns?.choice ?? {};
  return {
    query: saved.query,
    // Columns that nobody has chosen follow the list's design.
    columns: order.length + hidden.length > 0 ? { order: [...order], hidden: [...hidden] } : null,
  };
};

const isEdited = ({ saved, columns }: ViewMenuProps): boolean =>
  saved.view !== undefined && (saved.isEdited || columns?.isChanged === true);

/** The menu's items; reads the views that can be chosen. */
const ViewItems = ({ ask, ...menu }: ViewMenuProps & { ask: (kind: Kind) => void }) => {
  const words = useViewWords();
  const writable = useWritable();
  const mayShare = usePermission("management:list-view:share");
  const { saved, columns } = menu;
  const { list, view, defaultId } = saved;
  const { data } = useApiQuery(key, { query: { list } });
  const writes = useViewWrites(list);
  const mayChange = view !== undefined && (view.own || mayShare);
  const maySave = mayChange && (!view.shared || mayShare);

  const choiceOf = (id: string | undefined, label: string, owner?: string | null) => ({
    key: id ?? "all",
    icon: id === view?.id ? <CheckOutlined aria-hidden /> : <span className="cs-view-unchosen" />,
    label,
    ...((owner || (id && id === defaultId)) && {
      extra: [owner, id === defaultId && words.isDefault].filter(Boolean).join(" · "),
    }),
    onClick: () => saved.choose(id),
  });
  const groupOf = (title: string, views: readonly ListView[]) =>
    views.length > 0
      ? [
          {
            key: title,
            type: "group" as const,
            label: title,
            children: views.map(({ id, name, own, ownerName }) =>
              choiceOf(id, name, own ? undefined : ownerName),
            ),
          },
        ]
      : [];
  const items: MenuProps["items"] = [
    choiceOf(undefined, words.all),
    ...groupOf(words.own, data?.items.filter(({ own }) => own) ?? []),
    ...groupOf(words.shared, data?.items.filter(({ own }) => !own) ?? []),
    { type: "divider" },
    ...(view && isEdited(menu)
      ? [
          ...(maySave
            ? [
                {
                  key: "save",
                  label: words.save,
                  disabled: !writable || writes.isPending,
                  onClick: () =>
                    // The console has shown a failure, and the changes stay.
                    void writes.change(view, keptNow(menu)).then(
                      () => {
                        columns?.choose(undefined);
                        saved.choose(view.id);
                      },
                      () => undefined,
                    ),
                },
              ]
            : []),
          {
            key: "discard",
            label: words.discard,
            onClick: () => {
              columns?.choose(undefined);
              saved.choose(view.id);
            },
          },
        ]
      : []),
    ...(view && view.id !== defaultId
      ? [
          {
            key: "default",
            label: words.useDefault,
            disabled: !writable,
            onClick: () => writes.setDefault(view.id),
          },
        ]
      : []),
    ...(defaultId !== undefined && (!view || view.id === defaultId)
      ? [
          {
            key: "no-default",
            label: words.noDefault,
            disabled: !writable,
            onClick: () => writes.setDefault(null),
          },
        ]
      : []),
    { key: "create", label: words.saveAs, onClick: () => ask("create") },
    ...(mayChange
      ? [
          {
            key: "change",
            label: mayShare || view.shared ? words.change : words.rename,
            onClick: () => ask("change"),
          },
          { key: "remove", danger: true, label: words.remove, onClick: () => ask("remove") },
        ]
      : []),
  ];
  return <MenuItems items={items} />;
};

interface ViewDialogProps extends ViewMenuProps {
  dialog: Dialog;
  onClose: () => void;
}

const ViewDialog = ({ dialog, onClose, ...menu }: ViewDialogProps) => {
  const words = useViewWords();
  const mayShare = usePermission("management:list-view:share");
  const { saved, columns } = menu;
  const { list, permission, view, defaultId } = saved;
  const writes = useViewWrites(list);
  const about = dialog.view;
  if (dialog.kind === "remove")
    return about ? (
      <RecordForm
        open={dialog.open}
        title={words.removeTitle(about.name)}
        submit={words.submitRemove}
        danger
        intro={<p>{about.shared ? words.removeShared : words.removeOwn}</p>}
        save={async () => {
          await writes.remove(about);
          if (about.id === defaultId) writes.setDefault(null);
          columns?.choose(undefined);
          saved.choose(undefined);
        }}
        onClose={onClose}
      >
        {null}
      </RecordForm>
    ) : null;
  const changed = dialog.kind === "change" ? about : undefined;
  const save = async (values: { name: string; shared?: boolean }) => {
    const { name, shared = false } = values;
    if (changed) return writes.change(changed, { name, shared });
    const created = await writes.create({ list, permission, name, shared, ...keptNow(menu) });
    // The changes belong to the new view now.
    if (view) columns?.choose(undefined);
    return saved.choose(created.id);
  };
  return (
    <RecordForm<{ name: string; shared?: boolean }>
      open={dialog.open}
      title={changed ? changed.name : words.create}
      submit={words.submit}
      initialValues={
        changed ? { name: changed.name, shared: changed.shared } : { name: "", shared: false }
      }
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={words.name}
        rules={[{ required: true, whitespace: true, message: words.nameMissing }]}
      >
        <Input maxLength={listViewLimits.name} autoComplete="off" />
      </Form.Item>
      {mayShare || changed?.shared ? (
        <Form.Item name="shared" valuePropName="checked">
          <Checkbox>{words.share}</Checkbox>
        </Form.Item>
      ) : null}
    </RecordForm>
  );
};

/** Chooses, saves, shares and deletes views of a list: its search, filters, order and columns under a name. */
export const ViewMenu = (menu: ViewMenuProps) => {
  const words = useViewWords();
  const { view } = menu.saved;
  const [dialog, setDialog] = useState<Dialog>();
  const ask = (kind: Kind) => setDialog({ kind, open: true, ...(view && { view }) });
  const title = view ? (isEdited(menu) ? words.edited(view.name) : view.name) : words.views;
  return (
    <>
      <RowMenu
        className={view ? "cs-views" : "cs-views cs-brief"}
        label={view ? words.named(title) : title}
        icon={<BookOutlined aria-hidden />}
        menu={<ViewItems {...menu} ask={ask} />}
      >
        <span>{title}</span>
      </RowMenu>
      {dialog ? (
        <ViewDialog
          {...menu}
          dialog={dialog}
          onClose={() => setDialog((before) => before && { ...before, open: false })}
        />
      ) : null}
    </>
  );
};
