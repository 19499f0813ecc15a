import type { AddedImage } from "@console-shell/contract/calls/image";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { BlobWriter, configure, Uint8ArrayReader, ZipWriter } from "@zip.js/zip.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as libraries from "../main.tsx";
import { emptyLibrary } from "./empty-library.ts";

configure({ useWebWorkers: false });

let mounted: TestMount | undefined;
const leave = async () => {
  await mounted?.unmount();
  mounted = undefined;
};
afterEach(leave);
beforeEach(async () => {
  const gone = indexedDB.deleteDatabase("console-shell-uploads");
  await new Promise((resolve) => gone.addEventListener("success", resolve));
});

const upload = "POST /cc-api/library/:id/image/upload";
const present = "POST /cc-api/library/:id/image/present";

/** A PNG header, followed by content that makes the file unique. */
const picture = (name: string) =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47), name], `${name}.png`);

interface Server {
  /** The library's pictures, by sent file name. */
  names: string[];
  /** Uploads in flight. */
  underWay: number;
  /** If set, uploads wait until each of these is called. */
  ends: (() => void)[] | undefined;
}

const sentFile = (input: { body: unknown }) => (input.body as FormData).get("file") as File;

const start = async (server: Server, path = `/libraries/${emptyLibrary.id}`) => {
  const nameOf = new Map<string, string>();
  const hashOf = async (file: Blob) => {
    const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  for (const name of server.names) nameOf.set(await hashOf(picture(name)), name);
  const mount = await mountForTest(libraries, {
    name: "image-library-management",
    path,
    permissions: [
      "image-library-management:library:read",
      "image-library-management:library:create",
      "image-library-management:image:create",
      "image-library-management:image:read",
      "image-library-management:image:update",
    ],
    answers: {
      "GET /cc-api/library/list": { items: [emptyLibrary], total: 1 },
      "GET /cc-api/library/:id": emptyLibrary,
      "GET /cc-api/library/:id/tag/list": { items: [] },
      "GET /cc-api/library/:id/image/list": { items: [], total: 0 },
      [present]: ({ body }: { body: { sha256: string[] } }) => ({
        items: body.sha256.flatMap((sha256) => {
          const fileName = nameOf.get(sha256);
          return fileName ? [{ sha256, id: emptyLibrary.id, fileName, isDeleted: false }] : [];
        }),
      }),
      [upload]: async (input: { body: unknown }) => {
        server.underWay += 1;
        const { ends } = server;
        if (ends) await new Promise<void>((resolve) => ends.push(resolve));
        server.underWay -= 1;
        server.names.push(sentFile(input).name.replace(".png", ""));
        const id = `${emptyLibrary.id.slice(0, -2)}${10 + server.names.length}`;
        const alterations = sentFile(input).name === "two.png" ? ["repaired"] : [];
        return { id, alterations } as AddedImage;
      },
    },
  });
  mounted = mount;
  return mount;
};
/** The remembered uploads that haven't finished. */
const left = () =>
  new Promise<unknown[]>((resolve) => {
    const opening = indexedDB.open("console-shell-uploads");
    opening.addEventListener("success", () => {
      const all = opening.result.transaction("left").objectStore("left").getAll();
      all.addEventListener("success", () => {
        opening.result.close();
        resolve(all.result as unknown[]);
      });
    });
  });
const put = (record: object) =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open("console-shell-uploads");
    opening.addEventListener("success", () => {
      const written = opening.result
        .transaction("left", "readwrite")
        .objectStore("left")
        .put(record);
      written.addEventListener("success", () => {
        opening.result.close();
        resolve();
      });
    });
  });
const newServer = (): Server => ({ names: [], underWay: 0, ends: undefined });
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const list = page.getByRole("region", { name: "Uploads" });

/** Selects files without the driver, which would transfer all their bytes. */
const choose = (files: readonly File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input().files = transfer.files;
  input().dispatchEvent(new Event("change", { bubbles: true }));
};

test("uploads continue across pages, wait for the connection, and ask before the page is left", async () => {
  const server: Server = { ...newServer(), ends: [] };
  const mount = await start(server, "/libraries");
  const sent = () => mount.calls.filter(({ key }) => key === upload).length;
  const unsaved = () => mount.unsaved("sub-app");

  await page.getByRole("link", { name: "Halls" }).click();
  await expect.element(page.getByText("Drop images here, or choose files")).toBeVisible();
  await userEvent.upload(input(), ["a", "b", "c", "d"].map(picture));
  await expect.element(list).toMatchTextContent(/0 of 4 files/);
  await expect.poll(sent).toBe(2);
  expect(unsaved()).toBe(1);
  // Only leaving the sub-app loses them, not going to another page of it; a form asks for itself.
  expect(mount.unsaved()).toBe(0);
  mount.host.navigate("/image-library-management/libraries");
  await page.getByRole("button", { name: "New library" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();

  mount.online.set(false);
  for (const end of server.ends!.splice(0)) end();
  await page.getByRole("link", { name: "Halls" }).click();
  await expect.element(list).toMatchTextContent(/2 of 4 files/);
  await expect.element(page.getByRole("button", { name: /^Select the/ })).not.toBeInTheDocument();
  expect(sent()).toBe(2);
  expect(unsaved()).toBe(1);

  mount.online.set(true);
  await expect.poll(sent).toBe(4);
  for (const end of server.ends!.splice(0)) end();
  await expect.element(list).toMatchTextContent(/4 of 4 files/);
  await expect.poll(unsaved).toBe(0);
  await page.getByRole("button", { name: "Select the 4 uploaded" }).click();
  await expect.element(page.getByText("4 selected")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Add tag" })).toBeVisible();
  // The pressed button is gone; the keyboard goes on from here.
  await expect.element(page.getByRole("button", { name: "Clear selection" })).toHaveFocus();
});

test("ten thousand files render a few rows, and upload two at a time", async () => {
  const server: Server = { ...newServer(), ends: [] };
  await start(server);
  await expect.element(page.getByText("Drop images here, or choose files")).toBeVisible();
  choose(Array.from({ length: 10_000 }, (_, index) => picture(`p${index}`)));
  await expect.element(list).toMatchTextContent(/0 of 10,000 files/);
  expect(document.querySelectorAll("li[aria-setsize='10000']").length).toBeLessThan(40);
  await expect.poll(() => server.underWay).toBe(2);
});

test("an upload interrupted by a reload is reported and resumes without resending", async () => {
  const server: Server = { ...newServer(), ends: [] };
  await start(server);
  await expect.element(page.getByText("Drop images here, or choose files")).toBeVisible();
  const files = ["a", "b", "c", "d"].map(picture);
  choose(files);
  await expect.poll(() => server.ends?.length).toBe(2);
  for (const end of server.ends!.splice(0)) end();
  await expect.element(list).toMatchTextContent(/2 of 4 files/);
  await expect.poll(left).toMatchObject([{ names: ["c.png", "d.png"], total: 4 }]);
  await leave();

  server.ends = undefined;
  const again = await start(server);
  await expect.element(page.getByText("Upload interrupted: 2 of 4 files left")).toBeVisible();
  // Uploading another file doesn't discard them.
  choose([picture("e")]);
  await expect.element(list).toMatchTextContent(/1 of 1 files/);
  await expect.poll(left).toMatchObject([{ names: ["c.png", "d.png"], total: 3 }]);
  await page.getByRole("button", { name: "Clear list" }).click();
  await expect.element(page.getByText(/Upload interrupted: 2 of/)).toBeVisible();
  choose(files);
  await expect
    .element(list)
    .toMatchTextContent(/4 of 4 files.*2 added · 2 already there · 0 not added/);
  expect(again.calls.filter(({ key }) => key === upload)).toHaveLength(3);
  expect(server.names.toSorted()).toEqual(["a", "b", "c", "d", "e"]);
  await expect.poll(left).toEqual([]);
});

test("unreadable and missing files are reported and kept", async () => {
  const server = newServer();
  await start(server);
  await expect.element(page.getByText("Drop images here, or choose files")).toBeVisible();
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle("gone.png", { create: true });
  await folder.removeEntry("gone.png");
  server.ends = [];
  choose([picture("kept")]);
  await expect.poll(left).toMatchObject([{ names: ["kept.png"] }]);
  const [record] = (await left()) as object[];
  await leave();
  await put({ ...record, handles: [handle] });

  const asked = vi.spyOn(
    FileSystemHandle.prototype as unknown as { requestPermission(): Promise<string> },
    "requestPermission",
  );
  asked.mockResolvedValue("denied");
  await start(server);
  const goOn = page.getByRole("button", { name: "Continue" });
  await goOn.click();
  await expect.element(page.getByText(/Your browser blocked access to the files/)).toBeVisible();
  asked.mockResolvedValue("granted");
  await goOn.click();
  await expect.element(page.getByText(/files have moved/)).toBeVisible();
  asked.mockRestore();
  expect(await left()).toMatchObject([{ names: ["kept.png"] }]);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.poll(left).toEqual([]);
});

test("a ZIP uploads its pictures, with a reason for each other file, and a ZIP bomb isn't unpacked", async () => {
  const server = newServer();
  await start(server);
  await expect.element(page.getByText("Drop images here, or choose files")).toBeVisible();
  const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
  const zip = new ZipWriter(new BlobWriter("application/zip"));
  const add = async (name: string, bytes: Uint8Array, options = {}) =>
    zip.add(name, new Uint8ArrayReader(bytes), options);
  await add("shop/spring/one.png", await bytesOf(picture("one")));
  await add("../../etc/two.png", await bytesOf(picture("two")));
  await add("__MACOSX/._one.png", Uint8Array.of(1));
  await add("drawing.jpg", new TextEncoder().encode("<svg/>"));
  await add("bomb.png", new Uint8Array(9 * 1024 * 1024));
  await add("large.png", crypto.getRandomValues(new Uint8Array(60_000)), {});
  await add("locked.png", await bytesOf(picture("locked")), { password: "secret" });
  const whole = new Uint8Array(await (await zip.close()).arrayBuffer());
  choose([
    new File([whole], "shop.zip"),
    new File([whole.slice(0, whole.length / 2)], "half.zip"),
    new File([], "photos.zip"),
  ]);
  await expect
    .element(list)
    .toMatchTextContent(/8 of 8 files.*2 added · 0 already there · 6 not added/);
  // Some were added, so the upload as a whole didn't fail.
  expect(list.element().querySelector(".ant-progress-status-exception")).toBeNull();
  const row = (name: string) => list.getByRole("listitem").filter({ hasText: name });
  await expect.element(row("two.png")).toMatchTextContent(/Added: repaired, part of/);
  await expect.element(row("drawing.jpg")).toMatchTextContent(/not a JPEG, PNG or WebP image/);
  await expect.element(row("bomb.png")).toMatchTextContent(/compressed too tightly/);
  await expect.element(row("large.png")).toMatchTextContent(/not a JPEG, PNG or WebP image/);
  await expect.element(row("locked.png")).toMatchTextContent(/protected with a password/);
  await expect.element(row("half.zip")).toMatchTextContent(/the ZIP is corrupted/);
  await expect.element(row("photos.zip")).toMatchTextContent(/the ZIP is corrupted/);
  // Names are sent without their path.
  expect(server.names.toSorted()).toEqual(["one", "two"]);
});

test("a ZIP from Chinese Windows asks how its names are encoded, and shows them", async () => {
  const server = newServer();
  await start(server);
  await expect.element(page.getByText("Drop images here, or choose files")).toBeVisible();
  // 照片 in GBK.
  const name = [0xd5, 0xd5, 0xc6, 0xac, ...new TextEncoder().encode(".png")];
  const zip = new ZipWriter(new BlobWriter("application/zip"), {
    useUnicodeFileNames: false,
    encodeText: () => Uint8Array.from(name),
  });
  await zip.add("name", new Uint8ArrayReader(Uint8Array.of(0x89, 0x50, 0x4e, 0x47)));
  const file = new File([await zip.close()], "old.zip");
  choose([file]);
  // In tests, antd gives dialogs and selects one id, so the dialog has no name of its own.
  const dialog = page.getByRole("dialog").filter({ hasText: "Names in old.zip" });
  await expect.element(dialog.getByRole("radio", { name: "Chinese (GBK)" })).toBeChecked();
  const names = dialog.getByRole("region", { name: "File names" });
  await expect.element(names).toMatchTextContent(/^照片\.png$/);
  await dialog.getByRole("radio", { name: "Western (CP437)" }).click();
  await expect.element(names).toMatchTextContent(/^╒╒╞¼\.png$/);
  await dialog.getByRole("radio", { name: "Chinese (GBK)" }).click();
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect.element(list).toMatchTextContent(/old\.zip\/照片\.png.*Added/);
  expect(server.names).toEqual(["照片"]);
  // Without an answer, nothing of it is added.
  choose([file]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list).toMatchTextContent(/1 of 1 files/);
});
