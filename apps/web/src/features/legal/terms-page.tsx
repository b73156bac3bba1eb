import { termsOfServiceDocument } from "@giftling/messages/legal/terms";
import { LegalPage } from "./legal-page.tsx";

export const TermsPage = () => (
  <LegalPage text={termsOfServiceDocument} privacyPath="/privacy-policy" />
);
