import { isEducationSavings, type PaymentLinkType, type PaymentLinkView } from "@giftling/domain";
import * as words from "@giftling/messages/links/sections";
import {
  IconBrandPaypal,
  IconLink,
  IconSchool,
  IconSparkles,
  IconWallet,
} from "@tabler/icons-react";
import { CopyButton } from "../../components/share/copy-button.tsx";
import { EntryActions } from "../entries/entry-actions.tsx";
import { EntryItem } from "../entries/entry-item.tsx";
import type { EntryRowProps } from "../entries/entry-section.tsx";
import { ExternalUrlLink } from "../entries/external-url-link.tsx";
import rows from "../entries/rows.module.css";
import type { PriorityToggle } from "../entries/use-priority-toggle.ts";

const ICONS: Readonly<Record<PaymentLinkType, typeof IconLink>> = {
  "529": IconSchool,
  esa: IconSchool,
  venmo: IconWallet,
  paypal: IconBrandPaypal,
  activity: IconSparkles,
  registry: IconLink,
  other: IconLink,
};

/** Renders one payment link. `given` is the formatted sum of the contributions through the link, or null. */
export function PaymentLinkRow({
  entry: link,
  given,
  deletion,
  onEdit,
  moves,
  priority,
}: EntryRowProps<PaymentLinkView> & { given: string | null; priority: PriorityToggle }) {
  const Icon = ICONS[link.type];
  const code = isEducationSavings(link.type) ? link.contributionCode : null;
  return (
    <EntryItem
      id={link.id}
      name={link.label}
      className={`${rows.row} ${rows.withActions}`}
      deletion={deletion}
    >
      <span className={rows.mark}>
        <Icon size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{link.label}</p>
        <p className={rows.detail}>
          <ExternalUrlLink url={link.url} />
          {code !== null && <span>{words.contributionCodeLabel(code)}</span>}
        </p>
        {link.description !== null && <p className={rows.detail}>{link.description}</p>}
        {code !== null && (
          <div className={rows.below}>
            <CopyButton value={code} what="code" label={words.copyCodeButton()} />
          </div>
        )}
      </div>
      {given !== null && (
        <p className={rows.sum}>
          {/* Wraps the line only between two sums. */}
          {given.split(/(?<=,) /).map((sum) => (
            <span key={sum}>{sum} </span>
          ))}
        </p>
      )}
      <EntryActions
        id={link.id}
        name={link.label}
        deletion={deletion}
        onEdit={onEdit}
        moves={moves}
        priority={priority}
      />
    </EntryItem>
  );
}
