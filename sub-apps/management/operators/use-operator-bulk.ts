import { type Bulk, type RowOf } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

type Operator = RowOf<"GET /mc-api/operator/list">;

/** What can be done with several operators; each only if the server allows it. */
export const useOperatorBulk = (): Bulk<Operator> => {
  const text = useText();
  const actions = [
    { key: "disable", danger: true, active: true },
    { key: "enable", danger: false, active: false },
    { key: "endSessions", danger: false, active: true },
  ] as const;
  const paths = {
    disable: "POST /mc-api/operator/:id/disable",
    enable: "POST /mc-api/operator/:id/enable",
    endSessions: "POST /mc-api/operator/:id/end-sessions",
  } as const;
  return {
    nameOf: ({ account }) => account,
    actions: actions.map(({ key, danger, active }) => ({
      key,
      danger,
      title: text(`operator.${key}`),
      can: ({ may, status }) => may.includes(key) && (status === "active") === active,
      ask: {
        title: (count) => text(`operators.${key}Title`, { count }),
        detail: text(`operators.${key}Detail`),
      },
      run: ({ id }, request) => request(paths[key], { params: { id } }),
    })),
  };
};
