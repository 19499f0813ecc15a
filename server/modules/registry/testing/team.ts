import type { ApiOutput, SubAppManifest } from "@console-shell/contract";
import type { TokenScope } from "@console-shell/contract/words/sub-app-releases";
import type { TestServer } from "@console-shell/testing/server";
import type { TestAnswer, TestClient } from "@console-shell/testing/test-client";
import { integrityOf } from "#platform/files/integrity.ts";

/** What a build of a sub-app consists of. */
export interface Build {
  manifest: SubAppManifest;
  files: Record<string, string>;
}

/** A build of `name`; its entry module differs from version to version. */
export const buildOf = (
  name: string,
  version: string,
  more: Partial<SubAppManifest> = {},
  extra: Record<string, string> = {},
): Build => {
  const files = {
    "index.html": '<!doctype html><script type="module" src="assets/main.js"></script>',
    "assets/main.js": `export const mount = () => { document.title = "${name} ${version}"; };`,
    ...extra,
  };
  return {
    files,
    manifest: {
      name,
      version,
      title: { "en-US": "Parking", "zh-CN": "停车" },
      pages: [],
      shared: {},
      integrity: { "assets/main.js": integrityOf(files["assets/main.js"]) },
      release: { entry: "assets/main.js", modules: ["assets/main.js"], styles: [] },
      ...more,
    },
  };
};

/** The console that a team publishes to. */
export interface TeamConsole {
  request: TestClient["request"];
  /** The cookie of a session of root. */
  cookie: string;
  ownerId: string;
  /** When its token expires. */
  expiresAt: number;
}

/** A team with a sub-app of its own and a token for it. Its requests are those of the command line. */
export const teamAt = async (
  { request, cookie, ownerId, expiresAt }: TeamConsole,
  name: string,
  scopes: TokenScope[] = ["publish", "promote"],
) => {
  const asRoot = async (path: string, body: unknown): Promise<unknown> => {
    const answer = await request("POST", `/mc-api/sub-app/${path}`, { body, cookie });
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.text}`);
    return answer.body;
  };
  // Built-in sub-apps exist already.
  const known = await request("GET", `/mc-api/sub-app/${name}`, { cookie });
  if (known.status !== 200) await asRoot("add", { name, ownerId });
  const { token, secret } = (await asRoot(`${name}/token/add`, {
    name: "CI",
    scopes,
    expiresAt,
  })) as ApiOutput<"POST /mc-api/sub-app/:name/token/add">;
  const send = (method: string, path: string, options: object = {}): Promise<TestAnswer> =>
    request(method, `/mc-api/sub-app/${path}`, {
      ...options,
      headers: { authorization: `Bearer ${secret}` },
    });
  const upload = (content: string, app = name) => {
    const form = new FormData();
    form.append("file", new Blob([content]), "file");
    return send("POST", `${app}/file/add`, { upload: form });
  };
  const publishOnly = ({ manifest, files }: Build, app = name) =>
    send("POST", `${app}/release/publish`, {
      body: {
        manifest,
        files: Object.entries(files).map(([path, content]) => ({
          path,
          hash: integrityOf(content),
        })),
      },
    });
  return {
    name,
    token,
    secret,
    send,
    upload,
    publishOnly,
    /** Uploads the files, then publishes. */
    async publish(build: Build): Promise<TestAnswer> {
      for (const content of Object.values(build.files)) await upload(content);
      return publishOnly(build);
    },
    promote: (stage: string, version: string, share?: number) =>
      send("POST", `${name}/stage/${stage}/promote`, {
        body: { version, reason: "Because", ...(share !== undefined && { share }) },
      }),
    rollBack: (stage: string, from: string) =>
      send("POST", `${name}/stage/${stage}/roll-back`, { body: { from, reason: "It failed" } }),
  };
};

/** A team whose token is valid for a day. */
export const teamOf = async (server: TestServer, name: string, scopes?: TokenScope[]) =>
  teamAt(
    {
      request: (...parameters) => server.request(...parameters),
      cookie: (await server.as("root")).cookie,
      ownerId: server.operatorIds.admin,
      expiresAt: server.clock.now() + 86_400_000,
    },
    name,
    scopes,
  );
