// Loads the module that is extended below: without the SDK, nothing else imports it.
import type {} from "@console-shell/sdk";
import type { permissions } from "./permissions.ts";

export interface Note {
  id: string;
  title: string;
  text: string;
}

export type NewNote = Omit<Note, "id">;

/** Makes `host.request` and the SDK's hooks know the calls of the app's own backend, and the app's permissions. */
declare module "@console-shell/sdk" {
  interface OwnCalls {
    "GET /notes": {
      input: { query?: { page?: number; pageSize?: number; search?: string } };
      output: { items: Note[]; total: number };
    };
    "POST /notes": { input: { body: NewNote }; output: Note };
  }
  interface OwnPermissions extends Record<keyof typeof permissions | "my-app:open", unknown> {}
}
