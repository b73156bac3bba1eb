import type { LegalView } from "@giftling/domain";
import { privacyPolicyDocument } from "@giftling/messages/legal/privacy";
import { LegalPage } from "./legal-page.tsx";

export const PrivacyPage = ({ legal }: { legal?: LegalView | undefined }) => (
  <LegalPage text={privacyPolicyDocument} legal={legal} />
);
