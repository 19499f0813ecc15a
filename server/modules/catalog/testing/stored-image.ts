import type { LibraryKind } from "@console-shell/contract/calls/library";
import type { TestServer } from "@console-shell/testing/server";
import { newId } from "#platform/database/id.ts";
import { plainImage, uploadOf } from "./images.ts";

/** Makes a library with one picture in it, as an operator would. */
export const storedImage = async (
  server: Pick<TestServer, "as">,
  kind: LibraryKind,
  name = `Library ${newId()}`,
): Promise<{ libraryId: string; imageId: string }> => {
  const operation = await server.as("operation");
  const library = await operation.call("POST /cc-api/library/create", { body: { name, kind } });
  const bytes = await plainImage("#84c").jpeg().toBuffer();
  const image = await operation.call("POST /cc-api/library/:id/image/upload", {
    params: { id: library.id },
    body: uploadOf(bytes, "found.jpg"),
  });
  return { libraryId: library.id, imageId: image.id };
};
