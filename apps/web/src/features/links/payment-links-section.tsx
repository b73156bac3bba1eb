import {
  type ContributionView,
  centsFromDollars,
  dollarsFromCents,
  formatDollars,
  isEducationSavings,
  isSafeWebAddress,
  type PaymentLinkType,
  type PaymentLinkView,
} from "@giftling/domain";
import { Anchor } from "@mantine/core";
import {
  IconBrandPaypal,
  IconLink,
  IconSchool,
  IconSparkles,
  IconWallet,
} from "@tabler/icons-react";
import { CopyButton } from "../../components/copy-button.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { trpc } from "../../trpc.ts";
import { EmptyMark } from "../dashboard/empty-mark.tsx";
import { hostOf } from "../dashboard/host-of.ts";
import rows from "../dashboard/rows.module.css";
import { Section } from "../dashboard/section.tsx";

const ICONS: Readonly<Record<PaymentLinkType, typeof IconLink>> = {
  "529": IconSchool,
  esa: IconSchool,
  venmo: IconWallet,
  paypal: IconBrandPaypal,
  activity: IconSparkles,
  registry: IconLink,
  other: IconLink,
};

/** What was given by a link, with the part named that the parent has not confirmed (decision D16). */
export function givenText(linkId: string, entries: readonly ContributionView[]): string | null {
  const counted = entries.filter(
    (entry) => entry.paymentLinkId === linkId && entry.status !== "dismissed",
  );
  const sumOf = (some: typeof counted) =>
    some.reduce((cents, entry) => cents + centsFromDollars(entry.amount), 0);
  const total = sumOf(counted);
  if (total === 0) return null;
  const open = sumOf(counted.filter((entry) => entry.status === "reported"));
  const text = `${formatDollars(dollarsFromCents(total))} contributed`;
  return open === 0 ? text : `${text}, ${formatDollars(dollarsFromCents(open))} not confirmed yet`;
}

/** The links that money gifts take, with what was given by each (spec section 2). */
export function PaymentLinksSection({ kidId, firstName }: { kidId: string; firstName: string }) {
  const links = trpc.links.listPayment.useQuery({ kidId });
  const contributions = trpc.gratitude.contributions.useQuery({ kidId });
  return (
    <Section id="payment-links" title="Contribution Tracking" query={links}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            picture={<EmptyMark icon={IconSchool} />}
            title="No payment links yet"
            message={`A 529 or Venmo link lets relatives add to ${firstName}'s future.`}
          />
        ) : (
          <ul className={rows.list}>
            {all.map((link) => (
              <PaymentLinkRow
                key={link.id}
                link={link}
                given={givenText(link.id, contributions.data ?? [])}
              />
            ))}
          </ul>
        )
      }
    </Section>
  );
}

function PaymentLinkRow({ link, given }: { link: PaymentLinkView; given: string | null }) {
  const Icon = ICONS[link.type];
  const code = isEducationSavings(link.type) ? link.contributionCode : null;
  return (
    <li className={`${rows.row} ${rows.withActions}`}>
      <span className={rows.mark}>
        <Icon size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{link.label}</p>
        <p className={rows.detail}>
          {isSafeWebAddress(link.url) && (
            <Anchor href={link.url} target="_blank" rel="noopener noreferrer" inherit>
              {hostOf(link.url)}
            </Anchor>
          )}
          {given !== null && <span>{given}</span>}
          {code !== null && <span>Code {code}</span>}
        </p>
        {link.description !== null && <p className={rows.detail}>{link.description}</p>}
      </div>
      {code !== null && (
        <div className={rows.actions}>
          <CopyButton value={code} label="Copy code" />
        </div>
      )}
    </li>
  );
}
