import type { LegalView } from "@giftling/domain";
import { termsOfServiceDocument } from "@giftling/messages/legal/terms";
import { LegalPage } from "../../features/legal/legal-page.tsx";

export default function TermsPage({ legal }: { legal?: LegalView | undefined }) {
  return <LegalPage text={termsOfServiceDocument} legal={legal} privacyPath="/privacy-policy" />;
}
