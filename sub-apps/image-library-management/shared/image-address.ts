/** The path of a library's picture. */
export const imageAddress = (
  libraryId: string,
  imageId: string,
  part: "content" | "thumbnail",
): string => `/cc-api/library/${libraryId}/image/${imageId}/${part}`;
