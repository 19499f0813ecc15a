import { Guarded, NotFound } from "@console-shell/sdk";
import { Navigate, Route, Routes } from "react-router";
import { ClientPage } from "./clients/client-page.tsx";
import { ClientsPage } from "./clients/clients-page.tsx";
import { InvoicePage } from "./invoices/invoice-page.tsx";
import { InvoicesPage } from "./invoices/invoices-page.tsx";
import { LedgerPage } from "./ledger/ledger-page.tsx";
import { TopUpPage } from "./top-ups/top-up-page.tsx";
import { TopUpsPage } from "./top-ups/top-ups-page.tsx";

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
