import type { permissions } from "./permissions.ts";

export interface Note {
  id: string;
  title: string;
  text: string;
}

export type NewNote = Omit<Note, "id">;

/** Makes the SDK's hooks know the calls of the app's own backend, and the app's permissions. */
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
