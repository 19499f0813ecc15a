import type { Role } from "@console-shell/contract";
import type { QuietHours } from "@console-shell/contract/calls/alert";
import type {
  AlertChannel,
  AlertEvent,
  AlertMessageState,
  AlertMetric,
  AlertState,
  IncidentEnd,
} from "@console-shell/contract/words/alerts";
import type { WithDefault } from "./stricter.ts";

export interface AlertRuleTable {
  id: string;
  name: string;
  metric: AlertMetric;
  /** Null measures all operations. */
  operation: string | null;
  comparison: "above" | "below";
  threshold: number;
  windowMinutes: number;
  enabled: boolean;
  createdAt: number;
  /** When somebody last changed it; evaluations don't. */
  updatedAt: number;
  forMinutes: WithDefault<number>;
  recipientRoles: WithDefault<Role[]>;
  recipientOperators: WithDefault<string[]>;
  mail: WithDefault<boolean>;
  reminderHours: WithDefault<number>;
  quietHours: QuietHours | null;
  webhookUrl: string | null;
  /** Sealed for the rule. */
  webhookSecret: string | null;
  silencedUntil: number | null;
  silenceReason: WithDefault<string>;
  silencedBy: string | null;
  /** Of the last evaluation, or `off`. */
  state: WithDefault<AlertState>;
  stateSince: number | null;
  /** Pending: milliseconds for which the condition has held; firing: for which it has been false. Null: not yet. */
  heldMs: number | null;
  value: number | null;
  evaluatedAt: number | null;
}

/** One row, see server/modules/console/alert/evaluate/run.ts. */
interface AlertEvaluationTable {
  id: 1;
  number: number;
  at: number;
}

/** One firing of a rule; a rule has at most one that hasn't ended. */
export interface AlertIncidentTable {
  id: string;
  ruleId: string;
  /** When the condition began to hold. */
  openedAt: number;
  firedAt: number;
  firstValue: number;
  worstValue: number;
  threshold: number;
  acknowledgedAt: number | null;
  acknowledgedBy: string | null;
  acknowledgement: WithDefault<string>;
  /** When its recipients were last told; null while the rule is silenced. */
  toldAt: number | null;
  resolvedAt: number | null;
  ended: IncidentEnd | null;
}

interface AlertSampleTable {
  ruleId: string;
  at: number;
  value: number | null;
}

/**
 * A message to one operator or webhook. Those by mail and webhook wait here until they're sent, also mails with
 * notifications: these have no incidents.
 */
export interface OutgoingMessageTable {
  id: string;
  channel: AlertChannel;
  /** Null for a webhook. */
  operatorId: string | null;
  /** Of a webhook; mails tell of several. */
  ruleId: string | null;
  state: AlertMessageState;
  tries: number;
  /** When it's due; while it's claimed, the end of the lease. Null once it has ended. */
  dueAt: number | null;
  lease: string | null;
  status: number | null;
  error: string | null;
  createdAt: number;
  endedAt: number | null;
}

interface AlertMessageIncidentTable {
  messageId: string;
  incidentId: string;
  event: AlertEvent;
}

export interface AlertTables {
  alertRules: AlertRuleTable;
  alertEvaluation: AlertEvaluationTable;
  alertIncidents: AlertIncidentTable;
  alertSamples: AlertSampleTable;
  outgoingMessages: OutgoingMessageTable;
  alertMessageIncidents: AlertMessageIncidentTable;
}
