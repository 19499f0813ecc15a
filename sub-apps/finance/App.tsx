import { Guarded, latePage, NotFound } from "@console-shell/sdk";
import { Navigate, Route, Routes } from "react-router";
import { ClientPage } from "./clients/client-page.tsx";
import { ClientsPage } from "./clients/clients-page.tsx";
import { ProposalPage } from "./proposals/proposal-page.tsx";
import { ProposalsPage } from "./proposals/proposals-page.tsx";

const BillingPage = latePage(() => import("./billing/billing-page.tsx"), "BillingPage");
const InvoicePage = latePage(() => import("./invoices/invoice-page.tsx"), "InvoicePage");
const InvoicesPage = latePage(() => import("./invoices/invoices-page.tsx"), "InvoicesPage");
const IssuerPage = latePage(() => import("./issuer/issuer-page.tsx"), "IssuerPage");
const LedgerPage = latePage(() => import("./ledger/ledger-page.tsx"), "LedgerPage");
const PlanPage = latePage(() => import("./plans/plan-page.tsx"), "PlanPage");
const PlansPage = latePage(() => import("./plans/plans-page.tsx"), "PlansPage");

const TopUpsPage = () => <ProposalsPage kind="top-up" />;
const TopUpPage = () => <ProposalPage kind="top-up" />;
const RefundsPage = () => <ProposalsPage kind="refund" />;
const RefundPage = () => <ProposalPage kind="refund" />;
const AdjustmentsPage = () => <ProposalsPage kind="adjustment" />;
const AdjustmentPage = () => <ProposalPage kind="adjustment" />;

/** The pages of finance. */
export const App = () => (
  <Routes>
    <Route index element={<Navigate to="clients" replace />} />
    <Route
      path="clients"
      element={<Guarded permission="finance:client:read" page={ClientsPage} />}
    />
    <Route
      path="clients/:id"
      element={<Guarded permission="finance:client:read" page={ClientPage} />}
    />
    <Route path="top-ups" element={<Guarded permission="finance:topup:read" page={TopUpsPage} />} />
    <Route
      path="top-ups/:id"
      element={<Guarded permission="finance:topup:read" page={TopUpPage} />}
    />
    <Route
      path="refunds"
      element={<Guarded permission="finance:refund:read" page={RefundsPage} />}
    />
    <Route
      path="refunds/:id"
      element={<Guarded permission="finance:refund:read" page={RefundPage} />}
    />
    <Route
      path="adjustments"
      element={<Guarded permission="finance:ledger:read" page={AdjustmentsPage} />}
    />
    <Route
      path="adjustments/:id"
      element={<Guarded permission="finance:ledger:read" page={AdjustmentPage} />}
    />
    <Route path="plans" element={<Guarded permission="finance:plan:read" page={PlansPage} />} />
    <Route path="plans/:id" element={<Guarded permission="finance:plan:read" page={PlanPage} />} />
    <Route
      path="billing"
      element={<Guarded permission="finance:invoice:issue" page={BillingPage} />}
    />
    <Route
      path="issuer"
      element={<Guarded permission="finance:invoice:read" page={IssuerPage} />}
    />
    <Route path="ledger" element={<Guarded permission="finance:ledger:read" page={LedgerPage} />} />
    <Route
      path="invoices"
      element={<Guarded permission="finance:invoice:read" page={InvoicesPage} />}
    />
    <Route
      path="invoices/:id"
      element={<Guarded permission="finance:invoice:read" page={InvoicePage} />}
    />
    <Route path="*" element={<NotFound />} />
  </Routes>
);
