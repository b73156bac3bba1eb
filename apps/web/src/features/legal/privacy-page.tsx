import { privacyPolicyDocument } from "@giftling/messages/legal/privacy";
import { LegalPage } from "./legal-page.tsx";

export const PrivacyPage = () => <LegalPage text={privacyPolicyDocument} />;
