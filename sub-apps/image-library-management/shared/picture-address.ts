/** Where a picture of a library is; `<img>` loads it with the operator's session. */
export const pictureAddress = (
  libraryId: string,
  imageId: string,
  part: "content" | "thumbnail",
): string => `/cc-api/library/${libraryId}/image/${imageId}/${part}`;
