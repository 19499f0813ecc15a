import type { SubAppNeeds } from "@console-shell/contract";
import { allNeeds, type Need, needsBeyond } from "@console-shell/contract/words/sub-app-needs";
import { useApiMutation, useLocale, useNotify } from "@console-shell/sdk";
import { useConfirm } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import type { SubApp } from "../sub-apps/sub-app.ts";
import { useNeedWords, usePolicy } from "./use-policy.ts";

/** Asks whether to approve or remove needs of a sub-app, then does it. */
export const usePolicyChanges = (subApp: Pick<SubApp, "name" | "title">) => {
  const text = useText();
  const notify = useNotify();
  const wordsOf = useNeedWords();
  const confirm = useConfirm();
  const { name } = subApp;
  const title = subApp.title[useLocale()];
  const { data: policy, refetch } = usePolicy(name);
  const set = useApiMutation("PUT /mc-api/sub-app/:name/policy");

  const change = (
    kind: "approve" | "remove",
    needs: readonly Need[],
    apply: (approved: SubAppNeeds, changed: SubAppNeeds) => SubAppNeeds,
  ) => {
    const basedOn = policy?.approved ?? {};
    const body = { basedOn, needs: needs.reduce((all, { only }) => apply(all, only), basedOn) };
    const save = async () => {
      try {
        await set.mutateAsync({ params: { name }, body });
        notify({ kind: "success", title: text(`policy.${kind}d`, { name: title }) });
      } catch {
        // The failure has been shown; somebody else may have changed it.
        refetch();
      }
    };
    confirm({
      title: text(`policy.${kind}Title`, { name: title }),
      content: (
        <>
          <p>{text(`policy.${kind}Detail`)}</p>
          <ul className="management-needs">
            {needs.map((need) => (
              <li key={wordsOf(need)}>{wordsOf(need)}</li>
            ))}
          </ul>
        </>
      ),
      okText: text(`policy.${kind}`),
      okButtonProps: { danger: kind === "remove" },
      cancelText: text("word.cancel"),
      onOk: save,
    });
  };
  return {
    approve: (needs: readonly Need[]) => change("approve", needs, allNeeds),
    remove: (need: Need) => change("remove", [need], needsBeyond),
  };
};
