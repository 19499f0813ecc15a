import type { Kysely } from "kysely";

interface Tables {
  operators: { id: string; role: string };
  sessions: { operator_id: string; remember: boolean; created_at: number; expires_at: number };
}

const day = 24 * 3_600_000;

/** Root and admin are no longer remembered: such sessions of theirs end a day after they began. */
export async function up(database: Kysely<Tables>): Promise<void> {
  await database
    .updateTable("sessions")
    .set((column) => ({ remember: false, expires_at: column("created_at", "+", day) }))
    .where("remember", "=", true)
    .where("operator_id", "in", (operators) =>
      operators.selectFrom("operators").select("id").where("role", "in", ["root", "admin"]),
    )
    .execute();
}
