/** The video's current frame as a JPEG; undefined if there is none yet. */
export const pictureOf = async (video: HTMLVideoElement): Promise<File | undefined> => {
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  const bytes = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", 0.92),
  );
  return bytes ? new File([bytes], "camera.jpg", { type: "image/jpeg" }) : undefined;
};
