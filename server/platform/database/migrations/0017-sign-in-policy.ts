import { type Kysely, sql } from "kysely";

const statements = `
-- How operators of a role may sign in. Times in milliseconds; \`changed_at\` is null until somebody changes the default.
create table role_policies (
  role text primary key,
  second_factor text not null,
  longest bigint not null,
  idle bigint not null,
  remembered boolean not null,
  addresses json not null default '[]',
  changed_by text references operators (id),
  changed_at bigint
);

-- One row: what applies to every role, and to keys.
create table security_policy (
  id text primary key,
  addresses json not null default '[]',
  api_key_days integer,
  sub_app_token_days integer,
  changed_by text references operators (id),
  changed_at bigint
);

-- Where a key may be used from; empty for anywhere.
alter table api_keys add column addresses json not null default '[]';
`;

const defaults = [
  ["root", "any", false],
  ["admin", "any", false],
  ["bizDirector", "any", true],
  ["operation", "any", true],
  ["clientManager", "none", true],
  ["sales", "none", true],
] as const;

/** Second factors, sessions and addresses by role, and how long keys may be valid. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
  for (const [role, secondFactor, remembered] of defaults)
    await sql`insert into role_policies (role, second_factor, longest, idle, remembered)
      values (${role}, ${secondFactor}, 86400000, 28800000, ${sql.raw(String(remembered))})`.execute(
      database,
    );
  await sql`insert into security_policy (id) values ('policy')`.execute(database);
}
