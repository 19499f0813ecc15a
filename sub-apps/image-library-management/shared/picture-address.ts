/** The path of a library's picture. */
export const pictureAddress = (
  libraryId: string,
  imageId: string,
  part: "content" | "thumbnail",
): string => `/cc-api/library/${libraryId}/image/${imageId}/${part}`;
