import { terms } from "@giftling/messages/legal/terms";
import { LegalPage } from "./legal-page.tsx";

export const TermsPage = () => <LegalPage text={terms} privacyPath="/privacy-policy" />;
