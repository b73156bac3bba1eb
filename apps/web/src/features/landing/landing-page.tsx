import { title } from "@giftling/messages/landing/top";
import { PageShell } from "../../components/page/page-shell.tsx";
import { BeforeAfterComparison } from "./before-after.tsx";
import { BenefitsSection } from "./benefits.tsx";
import { ClosingSection } from "./closing.tsx";
import { FaqSection } from "./faq.tsx";
import { FeaturesSection } from "./features.tsx";
import { HeroSection } from "./hero.tsx";
import { InteractiveDemo } from "./interactive-demo.tsx";
import { ProblemQuotes } from "./problem-quotes.tsx";
import { StepsSection } from "./steps.tsx";
import { StorySection } from "./story.tsx";

export function LandingPage() {
  return (
    <PageShell title={title()}>
      <HeroSection />
      <ProblemQuotes />
      <BenefitsSection />
      <BeforeAfterComparison />
      <FeaturesSection />
      <StepsSection />
      <InteractiveDemo />
      <StorySection />
      <FaqSection />
      <ClosingSection />
    </PageShell>
  );
}
