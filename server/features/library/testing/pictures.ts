import sharp, { type Sharp } from "sharp";

/** A plain picture of one colour; another colour makes another file. */
export const plainPicture = (colour = "#3a7", width = 120, height = 80): Sharp =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** The multipart body that uploads a file. */
export const uploadOf = (
  bytes: Uint8Array,
  name = "picture.jpg",
  type = "image/jpeg",
): FormData => {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], name, { type }));
  return form;
};
