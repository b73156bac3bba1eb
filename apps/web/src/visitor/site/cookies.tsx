export { CookiesPage as default } from "../../features/legal/cookies-page.tsx";
