import { title } from "@giftling/messages/landing/top";
import { PageShell } from "../../components/page/page-shell.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { Benefits } from "./benefits.tsx";
import { Closing } from "./closing.tsx";
import { Faq } from "./faq.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { LivingDemo } from "./living-demo.tsx";
import { Pains } from "./pains.tsx";
import { Steps } from "./steps.tsx";
import { Story } from "./story.tsx";

/** Renders the landing page, section by section (rule: landing-page). */
export function LandingPage() {
  return (
    <PageShell title={title()}>
      <Hero />
      <Pains />
      <Benefits />
      <BeforeAfter />
      <Features />
      <Steps />
      <LivingDemo />
      <Story />
      <Faq />
      <Closing />
    </PageShell>
  );
}
