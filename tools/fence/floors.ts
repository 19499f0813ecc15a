/**
 * Which packages each part of the tree may import. An unlisted part may import nothing from the
 * project. ARCHITECTURE.md has a diagram of the floors.
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

/**
 * Parts whose code runs in a browser: from contract files that need zod, they may import only
 * types.
 */
export const browserParts = ["ui", "runtime", "sdk", "shell", "sub-apps"];
