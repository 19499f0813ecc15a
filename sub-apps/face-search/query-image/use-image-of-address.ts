import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";

/** Uses the library picture in the address (`imageId`), once; a reload uses it again. */
export const useImageOfAddress = (take: (imageId: string) => void): void => {
  const [parameters] = useSearchParams();
  const imageId = parameters.get("imageId");
  const onImage = useEffectEvent(take);
  useEffect(() => {
    if (imageId) onImage(imageId);
  }, [imageId]);
};
