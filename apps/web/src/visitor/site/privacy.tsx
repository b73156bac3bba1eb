import type { LegalView } from "@giftling/domain";
import { privacyPolicyDocument } from "@giftling/messages/legal/privacy";
import { LegalPage } from "../../features/legal/legal-page.tsx";

export default function PrivacyPage({ legal }: { legal?: LegalView | undefined }) {
  return <LegalPage text={privacyPolicyDocument} legal={legal} />;
}
