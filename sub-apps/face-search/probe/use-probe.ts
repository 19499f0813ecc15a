import type { Probe } from "@console-shell/contract/calls/probe";
import { useApiMutation } from "@console-shell/sdk";
import { useState } from "react";

/** An analysed picture and the selected face. */
export interface ChosenProbe {
  probe: Probe | undefined;
  /** Index among the probe's faces; a single face is selected automatically. */
  face: number | undefined;
  isBusy: boolean;
  /** Why the last picture couldn't be analysed. */
  failure: string | undefined;
  upload: (file: File) => void;
  fromImage: (imageId: string) => void;
  choose: (face: number) => void;
  /** Discards the picture, here and on the server. */
  clear: () => void;
}

const reasonOf = (error: unknown): string => {
  const { fields, message } = error as Error & { fields?: { message: string }[] };
  return fields?.[0]?.message ?? message;
};

/** Has a picture analysed and keeps the result. */
export const useProbe = (): ChosenProbe => {
  const [probe, setProbe] = useState<Probe>();
  const [face, setFace] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const upload = useApiMutation("POST /cc-api/probe/create", { invalidates: [] });
  const copy = useApiMutation("POST /cc-api/probe/from-image", { invalidates: [] });
  const remove = useApiMutation("DELETE /cc-api/probe/:id", { invalidates: [] });

  const take = async (looked: Promise<Probe>) => {
    setFailure(undefined);
    try {
      const seen = await looked;
      setProbe(seen);
      setFace(seen.faces.length === 1 ? 0 : undefined);
    } catch (error) {
      setFailure(reasonOf(error));
    }
  };
  return {
    probe,
    face,
    isBusy: upload.isPending || copy.isPending,
    failure,
    upload: (file) => {
      const body = new FormData();
      body.append("file", file);
      void take(upload.mutateAsync({ body }));
    },
    fromImage: (imageId) => void take(copy.mutateAsync({ body: { imageId } })),
    choose: setFace,
    clear: () => {
      // If the deletion fails, the probe expires by itself.
      if (probe) remove.mutate({ params: { id: probe.id } });
      setProbe(undefined);
      setFace(undefined);
      setFailure(undefined);
    },
  };
};
