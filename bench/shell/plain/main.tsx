import { createRoot } from "react-dom/client";
import { PlainLogin } from "./plain-login.tsx";

createRoot(document.getElementById("root")!).render(<PlainLogin />);
