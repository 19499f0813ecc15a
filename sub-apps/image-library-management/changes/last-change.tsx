import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

/** The last change, which can be undone. */
interface LastChange {
  changeId: string;
  /** What was done, in the operator's language. */
  title: string;
}

interface LastChangeState {
  last: LastChange | undefined;
  set: (change: LastChange | undefined) => void;
}

const Context = createContext<LastChangeState | null>(null);

/** Keeps the last change of pictures above the pages, because deleting a picture navigates to its library. */
export const LastChangeProvider = ({ children }: { children: ReactNode }) => {
  const [last, set] = useState<LastChange>();
  return <Context value={useMemo(() => ({ last, set }), [last])}>{children}</Context>;
};

/** The last change of pictures. */
export const useLastChange = (): LastChangeState => {
  const state = useContext(Context);
  if (!state) throw new Error("useLastChange is called outside of LastChangeProvider");
  return state;
};
