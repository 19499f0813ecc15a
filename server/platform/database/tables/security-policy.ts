import type { Role, SecondFactorRule } from "@console-shell/contract";
import type { Generated } from "kysely";

interface Changed {
  changedBy: string | null;
  /** The version of an edit; null for the defaults. */
  changedAt: number | null;
}

/** One row for each role. */
interface RolePoliciesTable extends Changed {
  role: Role;
  secondFactor: SecondFactorRule;
  /** Longest session in milliseconds, unless it's remembered. */
  longest: number;
  /** Idle timeout in milliseconds, unless it's remembered. */
  idle: number;
  /** Whether a session may be remembered. */
  remembered: boolean;
  /** Replaces everyone's list; empty if that one applies. */
  addresses: Generated<string[]>;
}

/** One row. */
interface SecurityPolicyTable extends Changed {
  id: string;
  /** Everyone's list; empty for anywhere. */
  addresses: Generated<string[]>;
  apiKeyDays: number | null;
  subAppTokenDays: number | null;
  /** Whether somebody else has to approve changes of a kind. */
  secondPersonRoles: Generated<boolean>;
  secondPersonResets: Generated<boolean>;
  secondPersonLibraryGrants: Generated<boolean>;
}

export interface SecurityPolicyTables {
  rolePolicies: RolePoliciesTable;
  securityPolicy: SecurityPolicyTable;
}
