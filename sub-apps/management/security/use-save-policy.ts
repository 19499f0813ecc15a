import { refusedFor, useNotify } from "@console-shell/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";

/** Saves a part of the policy; `isLate` once somebody else has changed it since the form was opened. */
export const useSavePolicy = () => {
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const [isLate, setLate] = useState(false);
  const save = async (saving: Promise<unknown>) => {
    try {
      await saving;
      notify({ kind: "success", title: text("security.saved") });
    } catch (error) {
      setLate(refusedFor(error, "changed"));
      if (refusedFor(error, "changed")) await queries.invalidateQueries();
      throw error;
    }
  };
  return { save, isLate };
};
