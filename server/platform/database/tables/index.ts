import type { AlertTables } from "./alerts.ts";
import type { ApiUsageTables } from "./api-usage.ts";
import type { ApprovalTables } from "./approvals.ts";
import type { AuditTables } from "./audit.ts";
import type { BillingTables } from "./billing.ts";
import type { ClientAppTables } from "./client-apps.ts";
import type { DataKeyTables } from "./data-keys.ts";
import type { DemoTables } from "./demo.ts";
import type { FaceSearchTables } from "./face-search.ts";
import type { FinanceTables } from "./finance.ts";
import type { HealthTables } from "./health.ts";
import type { IdempotentCallTables } from "./idempotent-calls.ts";
import type { JobTables } from "./jobs.ts";
import type { LibraryTables } from "./libraries.ts";
import type { ListViewTables } from "./list-views.ts";
import type { MailTables } from "./mail.ts";
import type { MemberTables } from "./members.ts";
import type { NoticeTables } from "./notices.ts";
import type { ObjectSearchTables } from "./object-search.ts";
import type { OperatorTables } from "./operators.ts";
import type { PageAssetTables } from "./page-assets.ts";
import type { PeopleTables } from "./people.ts";
import type { QueryImageTables } from "./query-images.ts";
import type { FaceLoginTables } from "./face-login.ts";
import type { ProposalTables } from "./proposals.ts";
import type { ScimTables } from "./scim.ts";
import type { SecurityPolicyTables } from "./security-policy.ts";
import type { SecondFactorTables } from "./second-factors.ts";
import type { SingleSignOnTables } from "./single-sign-on.ts";
import type { SubAppTables } from "./sub-apps.ts";
import type { UsageTables } from "./usage.ts";
import type { VisionTables } from "./vision.ts";
import type { WebhookTables } from "./webhooks.ts";
import type { WorkTables } from "./work.ts";

/**
 * Every table by name. Identifiers are text (UUID version 7), instants integer milliseconds UTC,
 * money integer minor units, on both databases; booleans are booleans and JSON values are values.
 * Names are camelCase. See names.ts and dialect/query-compilers.ts.
 */
export interface Tables
  extends
    OperatorTables,
    SecondFactorTables,
    ScimTables,
    SecurityPolicyTables,
    ApprovalTables,
    DataKeyTables,
    DemoTables,
    FaceLoginTables,
    SingleSignOnTables,
    MailTables,
    NoticeTables,
    UsageTables,
    HealthTables,
    ApiUsageTables,
    AlertTables,
    ClientAppTables,
    IdempotentCallTables,
    LibraryTables,
    FaceSearchTables,
    ObjectSearchTables,
    FinanceTables,
    ProposalTables,
    BillingTables,
    WebhookTables,
    MemberTables,
    JobTables,
    VisionTables,
    QueryImageTables,
    PeopleTables,
    PageAssetTables,
    SubAppTables,
    WorkTables,
    ListViewTables,
    AuditTables {}
