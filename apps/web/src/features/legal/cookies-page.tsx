import { cookiePolicyDocument } from "@giftling/messages/legal/cookies";
import { LegalPage } from "./legal-page.tsx";

export const CookiesPage = () => <LegalPage text={cookiePolicyDocument} />;
