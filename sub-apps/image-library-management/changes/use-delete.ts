import { useApiMutation } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { useLastChange } from "./last-change.tsx";

/** Moves pictures to the bin without asking, because it can be undone. */
export const useDelete = (libraryId: string, onDone: () => void) => {
  const text = useText();
  const lastChange = useLastChange();
  const remove = useApiMutation("POST /cc-api/library/:id/image/delete");
  return {
    isPending: remove.isPending,
    act: (ids: readonly string[]) =>
      remove.mutate(
        { params: { id: libraryId }, body: { ids: [...ids] } },
        {
          onSuccess: ({ deleted, changeId }) => {
            const title = text("images.deleted", { count: deleted });
            lastChange.set(changeId === null ? undefined : { changeId, title });
            onDone();
          },
        },
      ),
  };
};
