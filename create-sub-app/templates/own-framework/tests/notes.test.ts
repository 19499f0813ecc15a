import { mountForTest } from "@console-shell/sdk/testing";
import { expect, test } from "vitest";
import type { Note } from "../calls.ts";
import * as app from "../main.ts";

const mount = (...permissions: "my-app:note:create"[]) => {
  const notes: Note[] = [{ id: "1", title: "Fire drill", text: "On Friday" }];
  return mountForTest(app, {
    name: "my-app",
    permissions: ["my-app:open", ...permissions],
    answers: {
      "GET /notes": () => ({ items: notes, total: notes.length }),
      "POST /notes": ({ body }) => {
        const note = { id: "2", ...body };
        notes.unshift(note);
        return note;
      },
    },
  });
};

test("lists the notes of the backend", async () => {
  const { host, unmount } = await mount();
  await expect.poll(() => host.container.textContent).toContain("Fire drill");
  expect(host.container.querySelector("form")).toBeNull();
  await unmount();
  expect(host.container.textContent).toBe("");
});

test("adds a note for those who may", async () => {
  const { host, calls, unmount } = await mount("my-app:note:create");
  const input = host.container.querySelector("input")!;
  input.value = "Lunch";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  host.container.querySelector("form")!.requestSubmit();
  await expect.poll(() => host.container.textContent).toContain("Lunch");
  expect(calls).toContainEqual({
    key: "POST /notes",
    input: { body: { title: "Lunch", text: "" } },
  });
  await unmount();
});
