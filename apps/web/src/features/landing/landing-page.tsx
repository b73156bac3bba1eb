import { PageShell } from "../../components/page-shell.tsx";

export function LandingPage() {
  return <PageShell title="Giftling">Landing</PageShell>;
}
