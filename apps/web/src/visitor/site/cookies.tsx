import { cookiePolicyDocument } from "@giftling/messages/legal/cookies";
import { LegalPage } from "../../features/legal/legal-page.tsx";

export default function CookiesPage() {
  return <LegalPage text={cookiePolicyDocument} />;
}
