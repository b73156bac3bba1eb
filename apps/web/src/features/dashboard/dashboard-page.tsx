import { formatBirthday, type KidView, type UserView } from "@giftling/domain";
import { useDocumentTitle } from "@mantine/hooks";
import { memo, useCallback, useState } from "react";
import { lazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { whenIdle } from "../../components/loading/when-idle.ts";
import { Avatar } from "../../components/picture/avatar.tsx";
import { ClickReportButton } from "../clicks/click-report-button.tsx";
import { RecentGiftsSection } from "../gratitude/ledger/recent-gifts-section.tsx";
import { ThankYouSection } from "../gratitude/queue/thank-you-section.tsx";
import { gradeLabel } from "../kids/form/grade-label.ts";
import { PaymentLinksSection } from "../links/payment-links-section.tsx";
import { RegistriesSection } from "../links/registries-section.tsx";
import { UpdatesSection } from "../updates/updates-section.tsx";
import { useItemWrites } from "../wishlist/use-item-writes.ts";
import { WishlistSection } from "../wishlist/wishlist-section.tsx";
import { BottomBar } from "./bars/bottom-bar.tsx";
import { HubAddress } from "./bars/hub-address.tsx";
import { hubPath } from "./bars/hub-url.ts";
import { DashboardTopBar } from "./bars/top-bar.tsx";
import classes from "./dashboard.module.css";
import { PlanBanners } from "./plan/plan-banners.tsx";
import { StatCards } from "./stats/stat-cards.tsx";
import { TopPriorities } from "./top-priorities/top-priorities.tsx";

const ItemDialogs = lazyPopup(() => import("../wishlist/item-dialogs.ts"), whenIdle);

/** One child's dashboard (rule: dashboard-sections). It opens on what changed: who gave, and who waits for thanks. */
export function DashboardPage({
  user,
  kids,
  kid,
  onSelectKid,
}: {
  user: UserView;
  kids: readonly KidView[];
  kid: KidView;
  onSelectKid: (kidId: string) => void;
}) {
  const [isAdding, setAdding] = useState(false);
  const { id: kidId, firstName } = kid;
  const path = hubPath(user.familyUrl ?? "", kidId, kids.length);
  const itemWrites = useItemWrites(kidId);
  const add = useCallback(() => setAdding(true), []);
  useDocumentTitle(`${firstName} | Giftling`);
  return (
    <div className={classes.page} id="top">
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <DashboardTopBar kids={kids} kid={kid} hubPath={path} onSelectKid={onSelectKid} />
      <main className={classes.main} id="main" tabIndex={-1}>
        <PlanBanners kidId={kidId} />
        <KidHeading kid={kid} />
        <HubAddress path={path} firstName={firstName} />
        <Sections key={kidId} kidId={kidId} firstName={firstName} onAdd={add} />
      </main>
      <BottomBar hubPath={path} hubTitle={`${firstName}'s Hub`} onAdd={add} />
      <ItemDialogs
        key={kidId}
        writes={itemWrites}
        kidId={kidId}
        firstName={firstName}
        opened={isAdding ? "add" : null}
        edited={null}
        onClose={() => setAdding(false)}
      />
    </div>
  );
}

/** Not made again for a dialog that opens over them: with 60 wishes that took longer than the dialog itself. */
const Sections = memo(function Sections({
  kidId,
  firstName,
  onAdd,
}: {
  kidId: string;
  firstName: string;
  onAdd: () => void;
}) {
  return (
    <div className={classes.columns}>
      <div className={classes.aside}>
        <RecentGiftsSection kidId={kidId} firstName={firstName} />
        <ThankYouSection kidId={kidId} firstName={firstName} />
      </div>
      <div className={classes.content}>
        <div>
          <StatCards kidId={kidId} />
          <ClickReportButton kidId={kidId} firstName={firstName} />
        </div>
        <TopPriorities kidId={kidId} />
        <WishlistSection kidId={kidId} firstName={firstName} onAdd={onAdd} />
        <PaymentLinksSection kidId={kidId} firstName={firstName} />
        <RegistriesSection kidId={kidId} firstName={firstName} />
        <UpdatesSection kidId={kidId} firstName={firstName} />
      </div>
    </div>
  );
});

function KidHeading({ kid }: { kid: KidView }) {
  const birthday = formatBirthday(kid.birthdayMonth, kid.birthdayDay);
  const facts = [
    birthday === null ? null : `Birthday ${birthday}`,
    kid.grade === null ? null : gradeLabel(kid.grade),
  ].filter((fact) => fact !== null);
  return (
    <div className={classes.heading}>
      <Avatar name={kid.firstName} src={kid.avatarUrl} size={72} />
      <div className={classes.headingText}>
        <h1 className={classes.title}>{kid.firstName}</h1>
        {facts.length > 0 && <p className={classes.facts}>{facts.join(" · ")}</p>}
      </div>
    </div>
  );
}
