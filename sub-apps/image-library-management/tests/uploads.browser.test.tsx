import type { Library } from "@console-shell/contract/endpoints/library";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as libraries from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const library: Library = {
  id: "01900000-0000-7000-8000-000000000002",
  name: "Halls",
  purpose: "",
  kind: "general",
  retentionDays: null,
  gate: { minimumWidth: null, faces: "any", refusedFlaws: [] },
  imageCount: 0,
  bytes: 0,
  coverImageIds: [],
  indexing: { waiting: 0, failed: 0 },
  createdBy: { id: "01900000-0000-7000-8000-000000000001", name: "Robin Example" },
  createdAt: 0,
};
const upload = "POST /cc-api/library/:id/image/upload";

test("uploads go on from page to page, wait for the connection, and are not left without a question", async () => {
  /** Ends the uploads that are under way, oldest first. */
  const ends: (() => void)[] = [];
  const mount = await mountForTest(libraries, {
    name: "image-library-management",
    path: "/libraries",
    permissions: [
      "image-library-management:library:read",
      "image-library-management:library:create",
      "image-library-management:image:create",
    ],
    answers: {
      "GET /cc-api/library/list": { items: [library], total: 1 },
      "GET /cc-api/library/:id": library,
      [upload]: () => new Promise<never>((resolve) => ends.push(() => resolve(null as never))),
    },
  });
  mounted = mount;
  const sent = () => mount.calls.filter(({ key }) => key === upload).length;
  const unsaved = () => mount.unsaved("sub-app");

  await page.getByRole("link", { name: "Halls" }).click();
  await expect.element(page.getByText("Drop pictures here or choose them")).toBeVisible();
  const files = ["a", "b", "c", "d"].map((name) => new File([name], `${name}.png`));
  await userEvent.upload(document.querySelector<HTMLElement>('input[type="file"]')!, files);
  const list = page.getByRole("region", { name: "Uploads" });
  await expect.element(list).toMatchTextContent(/0 of 4 files/);
  await expect.poll(sent).toBe(2);
  expect(unsaved()).toBe(1);
  // Only leaving the sub-app loses them: another page of it does not, and a form asks for itself.
  expect(mount.unsaved()).toBe(0);
  mount.host.navigate("/image-library-management/libraries");
  await page.getByRole("button", { name: "New library" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();

  mount.online.set(false);
  for (const end of ends.splice(0)) end();
  await page.getByRole("link", { name: "Halls" }).click();
  await expect.element(list).toMatchTextContent(/2 of 4 files/);
  expect(sent()).toBe(2);
  expect(unsaved()).toBe(1);

  mount.online.set(true);
  await expect.poll(sent).toBe(4);
  for (const end of ends.splice(0)) end();
  await expect.element(list).toMatchTextContent(/4 of 4 files/);
  await expect.poll(unsaved).toBe(0);
});
