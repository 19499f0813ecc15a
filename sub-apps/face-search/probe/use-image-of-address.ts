import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";

/** Takes the library's picture that the address names as `imageId`, once; a reload takes it again. */
export const useImageOfAddress = (take: (imageId: string) => void): void => {
  const [parameters] = useSearchParams();
  const imageId = parameters.get("imageId");
  const onImage = useEffectEvent(take);
  useEffect(() => {
    if (imageId) onImage(imageId);
  }, [imageId]);
};
