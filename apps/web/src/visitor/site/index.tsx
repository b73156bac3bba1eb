import { title } from "@giftling/messages/landing/top";
import { PageShell } from "../../components/page/page-shell.tsx";
import { BeforeAfterComparison, ProblemQuotes } from "../../features/landing/before-after.tsx";
import { BenefitsSection } from "../../features/landing/benefits.tsx";
import { ClosingSection } from "../../features/landing/closing.tsx";
import { FaqSection } from "../../features/landing/faq.tsx";
import { FeaturesSection } from "../../features/landing/features.tsx";
import { HeroSection } from "../../features/landing/hero.tsx";
import { InteractiveDemo } from "../../features/landing/interactive-demo.tsx";
import { StepsSection } from "../../features/landing/steps.tsx";
import { AboutSection } from "../../features/landing/story.tsx";

export default function LandingPage() {
  return (
    <PageShell title={title()}>
      <HeroSection />
      <ProblemQuotes />
      <BenefitsSection />
      <BeforeAfterComparison />
      <FeaturesSection />
      <StepsSection />
      <InteractiveDemo />
      <AboutSection />
      <FaqSection />
      <ClosingSection />
    </PageShell>
  );
}
