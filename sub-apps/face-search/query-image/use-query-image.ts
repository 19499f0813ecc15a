import type { QueryImage } from "@console-shell/contract/calls/query-image";
import { useApiMutation } from "@console-shell/sdk";
import { useState } from "react";

/** An analyzed picture and the selected face. */
export interface ChosenQueryImage {
  queryImage: QueryImage | undefined;
  /** Index among the query image's faces; a single face is selected automatically. */
  face: number | undefined;
  isBusy: boolean;
  /** Why the last picture couldn't be analyzed. */
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

/** Has a picture analyzed and keeps the result. */
export const useQueryImage = (): ChosenQueryImage => {
  const [queryImage, setQueryImage] = useState<QueryImage>();
  const [face, setFace] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const upload = useApiMutation("POST /cc-api/query-image/create", { invalidates: [] });
  const copy = useApiMutation("POST /cc-api/query-image/from-library", { invalidates: [] });
  const remove = useApiMutation("DELETE /cc-api/query-image/:id", { invalidates: [] });

  const take = async (looked: Promise<QueryImage>) => {
    setFailure(undefined);
    try {
      const seen = await looked;
      setQueryImage(seen);
      setFace(seen.faces.length === 1 ? 0 : undefined);
    } catch (error) {
      setFailure(reasonOf(error));
    }
  };
  return {
    queryImage,
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
      // If the deletion fails, the query image expires by itself.
      if (queryImage) remove.mutate({ params: { id: queryImage.id } });
      setQueryImage(undefined);
      setFace(undefined);
      setFailure(undefined);
    },
  };
};
