import { type Kysely, sql } from "kysely";

/** Upper bounds of the histogram, as those of the calls. */
const bounds = [
  1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200, 2000, 3000, 5000, 8000,
];

const statements = `
create table sub_app_vital_days (
  app text not null,
  version text not null,
  vital text not null,
  at bigint not null,
  first_at bigint not null,
  last_at bigint not null,
  ${bounds.map((bound) => `up_to_${bound} bigint not null default 0,`).join("\n  ")}
  beyond bigint not null default 0,
  constraint sub_app_vital_days_key primary key (app, version, vital, at)
);
create index sub_app_vital_days_by_at on sub_app_vital_days (at);
`;

/** How fast releases of sub-apps, and of the shell, are for operators, by the day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
}
