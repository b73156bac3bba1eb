import type { LegalView } from "@giftling/domain";
import { termsOfServiceDocument } from "@giftling/messages/legal/terms";
import { LegalPage } from "./legal-page.tsx";

export const TermsPage = ({ legal }: { legal?: LegalView | undefined }) => (
  <LegalPage text={termsOfServiceDocument} legal={legal} privacyPath="/privacy-policy" />
);
