import type { Permission, SubAppManifest } from "@console-shell/contract";
import type { PublishedSubApp, Stage } from "@console-shell/contract/calls/published-sub-app";
import type { Release } from "@console-shell/contract/calls/sub-app-release";
import type { SubAppToken } from "@console-shell/contract/calls/sub-app-token";
import type { SubAppOverride } from "@console-shell/contract/calls/sub-app-override";
import type { SubAppPolicy } from "@console-shell/contract/calls/sub-app-policy";
import { mountForTest, type TestHostOptions, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as management from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const changed = { changedAt: 0, changedByName: "Robin", reason: "First release", unapproved: {} };
const health = { mounts: 1204, failures: 3, p75: 240 };
const unused = { mounts: 0, failures: 0, p75: null };
const stable: Stage = {
  ...changed,
  stage: "stable",
  version: "1.0.0",
  share: null,
  previous: "0.9.0",
  health,
};
const canary: Stage = {
  ...changed,
  stage: "canary",
  version: "1.1.0",
  share: 10,
  previous: null,
  health: unused,
};
const title = { "en-US": "Parking", "zh-CN": "停车" };
const parking: PublishedSubApp = {
  name: "parking",
  title,
  build: null,
  ownerName: "Lin Yue",
  ownerId: "0198c0de-0000-7000-8000-000000000002",
  mountsByDay: [0, 4, 3],
  backend: null,
  lacksServer: true,
  createdAt: 0,
  stages: [canary, stable],
  latestVersion: "1.1.0",
};

const release = (version: string, stages: string[], size: number): Release => ({
  version,
  stages,
  size,
  fileCount: 3,
  commitUrl: null,
  publishedAt: 0,
  publishedByName: "Robin",
  yankedAt: null,
  yankReason: "",
  health: stages.includes("stable") ? health : unused,
});
const releases = [release("1.1.0", ["canary"], 2000), release("1.0.0", ["stable"], 1000)];

const manifests: Record<string, SubAppManifest> = {
  "1.0.0": {
    name: "parking",
    version: "1.0.0",
    title,
    pages: [],
    shared: { react: "^19.0.0" },
    integrity: {},
    release: { entry: "main.js", modules: [], styles: [] },
  },
};
manifests["1.1.0"] = {
  ...manifests["1.0.0"]!,
  version: "1.1.0",
  shared: { react: "^19.3.0" },
  permissions: [{ code: "parking:lot:read", label: { "en-US": "View lots", "zh-CN": "查看" } }],
  needs: { img: ["https://maps.example.com"] },
};

const policy: SubAppPolicy = {
  approved: { connect: ["https://old.example.com"] },
  changedAt: 0,
  changedByName: "Robin",
  requests: [
    {
      version: "1.1.0",
      stages: ["canary"],
      isPinned: true,
      needs: { img: ["https://maps.example.com"], workers: "blob" },
    },
  ],
};

const both: Permission[] = ["management:sub-app:read", "management:sub-app:update"];
const open = async (
  path: string,
  answers: TestHostOptions["answers"] = {},
  permissions: Permission[] = both,
) => {
  mounted = await mountForTest(management, {
    name: "management",
    path,
    role: "root",
    permissions,
    answers: {
      "GET /mc-api/sub-app/list": { items: [parking], total: 1 },
      "GET /mc-api/sub-app/:name": parking,
      "GET /mc-api/sub-app/:name/release/list": { items: releases, total: 2 },
      "GET /mc-api/sub-app/:name/release/:version/manifest": ({ params }) =>
        manifests[params.version]!,
      "GET /mc-api/sub-app/:name/token/list": { items: [], total: 0 },
      "GET /mc-api/sub-app/:name/policy": policy,
      ...answers,
    },
  });
};
const sent = (key: string) => mounted?.calls.find((call) => call.key === key)?.input;
const dialog = page.getByRole("dialog");

test("the list shows each stage, and its rows lead to the sub-app's page", async () => {
  await open("/sub-apps");
  const row = page.getByRole("row", { name: /Parking/ });
  const shown =
    /parking1\.0\.0 1,204 opens · 3 failed \(0\.2%\) · P75 240 ms1\.1\.0 10% Not opened71\.1\.0Lin Yue/;
  await expect.element(row).toMatchTextContent(shown);
  await row.getByRole("link").click();
  await expect.element(page.getByRole("heading", { name: "Parking" })).toBeVisible();
  await expect.poll(() => mounted?.host.location.get().pathname).toMatch(/sub-apps\/parking$/);
});

test("the list is filtered by those that fail, also from an alert's link", async () => {
  await open("/sub-apps?health=failing");
  await expect
    .element(page.getByText("Health in 24 hours: Failing", { exact: true }))
    .toBeVisible();
  expect(sent("GET /mc-api/sub-app/list")).toMatchObject({ query: { health: "failing" } });
});

test("the list shows development overrides in force to those who see sessions, and stops one", async () => {
  const override: SubAppOverride = {
    id: "0198a000-0000-7000-8000-000000000001",
    app: "parking",
    origin: "http://localhost:5173",
    account: "lin",
    operatorName: "Lin Yue",
    startedAt: 0,
    expiresAt: 0,
  };
  await open(
    "/sub-apps",
    {
      "GET /mc-api/sub-app-override/list": { items: [override], total: 1 },
      "POST /mc-api/sub-app-override/:id/stop": true,
    },
    [...both, "management:session:read", "management:session:end"],
  );
  await expect.element(page.getByText("http://localhost:5173")).toBeVisible();
  await page.getByRole("button", { name: "Stop the override of lin" }).click();
  await expect
    .poll(() => sent("POST /mc-api/sub-app-override/:id/stop"))
    .toEqual({ params: { id: override.id } });
});

test("a promotion shows what changes for the stage, and needs a reason", async () => {
  await open("/sub-apps/parking?tab=releases", {
    "POST /mc-api/sub-app/:name/stage/:stage/promote": parking,
  });
  await page.getByRole("button", { name: "Actions for 1.1.0" }).click();
  await page.getByRole("menuitem", { name: "Promote" }).click();
  const changes = dialog.getByRole("region", { name: "Changes" });
  await expect.element(changes).toMatchTextContent(/From 1\.0\.0 to 1\.1\.0/);
  const lines = changes.getByRole("listitem");
  await expect
    .poll(() => lines.elements().map(({ textContent }) => textContent))
    .toEqual([
      "+Added:View lots parking:lot:read",
      "+Added:Images from https://maps.example.com",
      "−Removed:react ^19.0.0",
      "+Added:react ^19.3.0",
    ]);
  await expect.element(changes).toMatchTextContent(/Size: 1 kB → 2 kB/);
  await expect
    .element(changes.getByRole("alert"))
    .toMatchTextContent(/^Not approved yet: Images from https:\/\/maps\.example\.com\. /);
  await dialog.getByRole("radio", { name: "Canary" }).click();
  await expect.element(dialog.getByText("This stage has 1.1.0 already.")).toBeVisible();
  await dialog.getByRole("spinbutton").fill("25");
  await dialog.getByRole("button", { name: "Promote" }).click();
  await expect.element(dialog.getByText("Enter a reason")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("No errors so far");
  await dialog.getByRole("button", { name: "Promote" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent("POST /mc-api/sub-app/:name/stage/:stage/promote")).toEqual({
    params: { name: "parking", stage: "canary" },
    body: { version: "1.1.0", share: 25, reason: "No errors so far" },
  });
});

test("needs of a release are approved as they were shown, and approved ones can be removed", async () => {
  const call = "PUT /mc-api/sub-app/:name/policy";
  await open("/sub-apps/parking", { [call]: policy });
  const rows = page.getByRole("table", { name: /page policy/ }).getByRole("row");
  await expect
    .poll(() => rows.elements().map(({ textContent }) => textContent))
    .toEqual([
      "NeedStatusRequested byActions",
      "Images from https://maps.example.comNot approved1.1.0CanaryPinApprove",
      "Workers blobNot approved1.1.0CanaryPinApprove",
      "Calls to https://old.example.comApprovedNo release in useRemove",
    ]);
  await page.getByRole("button", { name: "Approve: Images from https://maps.example.com" }).click();
  await expect.element(dialog).toMatchTextContent(/Images from https:\/\/maps\.example\.com/);
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Remove: Calls to https://old.example.com" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Approve all" }).click();
  await dialog.getByRole("button", { name: "Approve" }).click();
  const basedOn = policy.approved;
  const { needs } = policy.requests[0]!;
  await expect
    .poll(() => mounted?.calls.flatMap(({ key, input }) => (key === call ? [input] : [])))
    .toEqual(
      [{ ...basedOn, img: needs.img }, {}, { ...basedOn, ...needs }].map((approved) => ({
        params: { name: "parking" },
        body: { needs: approved, basedOn },
      })),
    );
});

test("a rollback names both versions", async () => {
  await open("/sub-apps/parking", {
    "POST /mc-api/sub-app/:name/stage/:stage/roll-back": parking,
  });
  await page.getByRole("button", { name: "Actions for Stable" }).click();
  await page.getByRole("menuitem", { name: "Roll back" }).click();
  await expect.element(dialog).toMatchTextContent(/goes back from 1\.0\.0 to 0\.9\.0/);
  await dialog.getByRole("textbox").fill("It failed");
  await dialog.getByRole("button", { name: "Roll back" }).click();
  await expect.poll(() => mounted?.notices.at(-1)?.title).toBe("Stable is back on 0.9.0");
  expect(sent("POST /mc-api/sub-app/:name/stage/:stage/roll-back")).toEqual({
    params: { name: "parking", stage: "stable" },
    body: { from: "1.0.0", reason: "It failed" },
  });
});

test("the origin of its own server can be set, and nothing else changes", async () => {
  await open("/sub-apps/parking", { "PATCH /mc-api/sub-app/:name": parking });
  await expect.element(page.getByText("No server is set, and a release uses one")).toBeVisible();
  await page.getByRole("button", { name: "Edit Own server" }).click();
  await page.getByRole("textbox", { name: "Own server" }).fill("https://parking.internal:8443");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => mounted?.notices.at(-1)?.title).toBe("Own server: saved");
  expect(sent("PATCH /mc-api/sub-app/:name")).toEqual({
    params: { name: "parking" },
    body: { backend: "https://parking.internal:8443" },
  });
});

test("another owner can be chosen by somebody who may not see the operators", async () => {
  const id = "0198c0de-0000-7000-8000-000000000001";
  await open("/sub-apps/parking", {
    "GET /mc-api/sub-app/operator/list": {
      items: [{ id, name: "Robin", account: "robin" }],
      total: 1,
    },
    "PATCH /mc-api/sub-app/:name": { ...parking, ownerName: "Robin" },
  });
  await page.getByRole("button", { name: "Edit Owner" }).click();
  await page.getByRole("combobox", { name: "Owner" }).click();
  await page.getByTitle("Robin (robin)").click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => mounted?.notices.at(-1)?.title).toBe("Owner: saved");
  expect(sent("PATCH /mc-api/sub-app/:name")).toMatchObject({ body: { ownerId: id } });
  expect(sent("PATCH /mc-api/sub-app/:name")).toEqual({
    params: { name: "parking" },
    body: { ownerId: id },
  });
});

test("a release in use can't be withdrawn, and the dialog says where it is used", async () => {
  const message = "The release is in use: canary. Change that first.";
  await open("/sub-apps/parking?tab=releases", {
    "POST /mc-api/sub-app/:name/release/:version/yank": Object.assign(new Error("Conflict"), {
      fields: [{ path: "version", code: "in_stage", message }],
    }),
  });
  await page.getByRole("button", { name: "Actions for 1.1.0" }).click();
  await page.getByRole("menuitem", { name: "Withdraw" }).click();
  await dialog.getByRole("textbox").fill("Wrong prices");
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(message);
  await expect.element(dialog.getByRole("textbox")).toHaveValue("Wrong prices");
});

test("a new token is shown once, with the variables for a build", async () => {
  await open("/sub-apps/parking?tab=tokens", {
    "POST /mc-api/sub-app/:name/token/add": { token: {} as SubAppToken, secret: "cst_once" },
  });
  await page.getByRole("button", { name: "New token" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill("CI");
  await dialog.getByRole("checkbox", { name: "Promote and roll back" }).click();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect.element(page.getByRole("textbox", { name: "Token" })).toHaveValue("cst_once");
  await expect
    .element(page.getByRole("textbox", { name: "Environment variables for the build" }))
    .toHaveValue(`CONSOLE_URL=${location.origin}\nCONSOLE_TOKEN=cst_once`);
  expect(sent("POST /mc-api/sub-app/:name/token/add")).toMatchObject({
    body: { name: "CI", scopes: ["publish", "promote"] },
  });
  expect(mounted?.unsaved()).toBe(1);
  await page.getByRole("button", { name: "I’ve copied it" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a built-in sub-app is marked, has no owner, and its own build can't be withdrawn", async () => {
  const problem = "It isn’t valid JSON.";
  const finance: PublishedSubApp = {
    ...parking,
    ownerName: null,
    ownerId: null,
    build: { version: "1.1.0", problem },
    lacksServer: false,
    stages: [{ ...stable, version: "1.1.0", changedByName: null, reason: "" }],
  };
  await open("/sub-apps", {
    "GET /mc-api/sub-app/list": { items: [finance], total: 1 },
    "GET /mc-api/sub-app/:name": finance,
  });
  const row = page.getByRole("row", { name: /Parking/ });
  await expect.element(row).toMatchTextContent(/Built-in/);
  await expect.element(row).toMatchTextContent(/manifest\.json can’t be read: It isn’t valid JSON/);
  await row.getByRole("link").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/It isn’t valid JSON/);
  const stages = page.getByRole("table", { name: "Stages of the sub-app" });
  await expect.element(stages).toMatchTextContent(/The console’s own build.*The console/);
  await expect
    .element(page.getByRole("button", { name: "Edit Own server" }))
    .not.toBeInTheDocument();
  await page.getByRole("tab", { name: "Releases" }).click();
  for (const [version, items] of [
    ["1.1.0", ["Promote", "Show changes"]],
    ["1.0.0", ["Promote", "Show changes", "Withdraw"]],
  ] as const) {
    await page.getByRole("button", { name: `Actions for ${version}` }).click();
    await expect
      .poll(() =>
        page
          .getByRole("menuitem")
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(items);
    await page.getByRole("menuitem", { name: "Show changes" }).click();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test("a pin can follow a stage", async () => {
  await open("/sub-apps/parking?tab=pins", {
    "GET /mc-api/sub-app/:name/pin/list": { items: [], total: 0 },
    "POST /mc-api/sub-app/:name/pin/add": {
      id: "1",
      stage: "canary",
      version: "1.1.0",
      operatorId: null,
      operatorName: null,
      role: "sales",
      createdAt: 0,
      createdByName: "Robin",
    },
  });
  await page.getByRole("button", { name: "New pin" }).click();
  await dialog.getByRole("radio", { name: "Role" }).click();
  await dialog.getByRole("combobox", { name: "Role" }).click();
  await page.getByTitle("Sales").click();
  await dialog.getByRole("radio", { name: "That of a stage" }).click();
  await dialog.getByRole("combobox", { name: "Stage" }).click();
  await page.getByTitle("Canary · 1.1.0").click();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect.poll(() => mounted?.notices.at(-1)?.title).toMatch(/Canary/);
  expect(sent("POST /mc-api/sub-app/:name/pin/add")).toEqual({
    params: { name: "parking" },
    body: { stage: "canary", role: "sales" },
  });
});

test("without the permission to change them, sub-apps are only shown", async () => {
  await open("/sub-apps/parking?tab=tokens", {}, ["management:sub-app:read"]);
  // Tokens aren't shown, so it's the overview.
  await expect.element(page.getByRole("table", { name: "Stages of the sub-app" })).toBeVisible();
  await expect.element(page.getByRole("tab", { name: "Tokens" })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("button", { name: /Promote|Actions/ }))
    .not.toBeInTheDocument();
  await page.getByRole("tab", { name: "Releases" }).click();
  await page.getByRole("button", { name: "Actions for 1.1.0" }).click();
  await expect
    .poll(() =>
      page
        .getByRole("menuitem")
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(["Show changes"]);
  await page.getByRole("menuitem").click();
  await expect.element(dialog).toMatchTextContent(/From 1\.0\.0 to 1\.1\.0/);
});

test("the history says which canaries the console removed, and why", async () => {
  const change = { ...changed, id: "1", stage: "canary", share: null };
  await open("/sub-apps/parking?tab=history", {
    "GET /mc-api/sub-app/:name/stage/change/list": {
      items: [
        {
          ...change,
          before: "1.1.0",
          after: null,
          changedByName: null,
          reason: "",
          returned: { failed: 3, tried: 10, failure: "LIFECYCLE_FAILED (mount)" },
        },
        { ...change, id: "0", before: null, after: "1.1.0", returned: null },
      ],
      total: 2,
    },
  });
  const removed = page.getByRole("row", { name: /removed/ });
  await expect.element(removed).toMatchTextContent(/The console.*removed Automatic/);
  await expect
    .element(removed)
    .toMatchTextContent(/Failed for 3 of 10 operatorsLIFECYCLE_FAILED \(mount\)/);
  const other = page.getByRole("row", { name: /Robin/ });
  await expect.element(other).not.toMatchTextContent(/Automatic/);
});

test("the releases show how their mounts ended", async () => {
  await open("/sub-apps/parking?tab=releases");
  const row = page.getByRole("row", { name: /1\.0\.0/ });
  await expect.element(row).toMatchTextContent(/1,204 opens · 3 failed \(0\.2%\) · P75 240 ms/);
});
