/**
 * Which packages each part of the tree may import. A part not named here may import nothing of
 * the project. The floors are drawn in ARCHITECTURE.md.
 */
export const mayImport: Record<string, readonly string[]> = {
  contract: [],
  ui: [],
  runtime: [],
  sdk: ["contract", "ui"],
  shell: ["contract", "ui", "runtime"],
  server: ["contract"],
  "sub-apps": ["contract", "ui", "sdk"],
  testing: ["contract", "server"],
  e2e: ["contract", "testing"],
  bench: ["contract", "runtime", "server", "testing"],
  tools: ["contract", "sdk", "server", "testing", "ui"],
};

/** Parts whose code runs in a browser: they may import only types from files of the contract that need zod. */
export const browserParts = ["ui", "runtime", "sdk", "shell", "sub-apps"];
