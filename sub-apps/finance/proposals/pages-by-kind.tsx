import { ProposalPage } from "./proposal-page.tsx";
import { ProposalsPage } from "./proposals-page.tsx";

// A component for each page, so that React keeps nothing of one kind's page for another's.
export const TopUpsPage = () => <ProposalsPage kind="top-up" />;
export const TopUpPage = () => <ProposalPage kind="top-up" />;
export const RefundsPage = () => <ProposalsPage kind="refund" />;
export const RefundPage = () => <ProposalPage kind="refund" />;
export const AdjustmentsPage = () => <ProposalsPage kind="adjustment" />;
export const AdjustmentPage = () => <ProposalPage kind="adjustment" />;
