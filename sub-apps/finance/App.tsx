import { Guarded, latePage, NotFound } from "@console-shell/sdk";
import type { ComponentType } from "react";
import { Navigate, Route, Routes } from "react-router";
import { ClientPage } from "./clients/client-page.tsx";
import { ClientsPage } from "./clients/clients-page.tsx";
import { pages } from "./pages.ts";
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

const shown: Record<(typeof pages)[number]["path"], { list: ComponentType; one?: ComponentType }> =
  {
    "/clients": { list: ClientsPage, one: ClientPage },
    "/top-ups": { list: TopUpsPage, one: TopUpPage },
    "/refunds": { list: RefundsPage, one: RefundPage },
    "/adjustments": { list: AdjustmentsPage, one: AdjustmentPage },
    "/ledger": { list: LedgerPage },
    "/invoices": { list: InvoicesPage, one: InvoicePage },
    "/billing": { list: BillingPage },
    "/plans": { list: PlansPage, one: PlanPage },
    "/issuer": { list: IssuerPage },
  };

/** The routes of finance. */
export const App = () => (
  <Routes>
    <Route index element={<Navigate to="clients" replace />} />
    {pages.map(({ path, permission }) => {
      const { list, one } = shown[path];
      return (
        <Route key={path} path={path}>
          <Route index element={<Guarded permission={permission} page={list} />} />
          {one ? (
            <Route path=":id" element={<Guarded permission={permission} page={one} />} />
          ) : null}
        </Route>
      );
    })}
    <Route path="*" element={<NotFound />} />
  </Routes>
);
