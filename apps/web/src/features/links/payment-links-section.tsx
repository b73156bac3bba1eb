import {
  type ContributionView,
  centsFromDollars,
  dollarsFromCents,
  formatDollars,
  type PaymentLinkView,
} from "@giftling/domain";
import { Button } from "@mantine/core";
import { IconPlus, IconSchool } from "@tabler/icons-react";
import { EmptyState } from "../../components/empty-state.tsx";
import { trpc } from "../../trpc.ts";
import { EmptyMark } from "../dashboard/empty-mark.tsx";
import rows from "../dashboard/rows.module.css";
import { Section } from "../dashboard/section.tsx";
import { useEntryDialogs } from "../dashboard/use-entry-dialogs.ts";
import { useUndoableDelete } from "../dashboard/use-undoable-delete.ts";
import { AddPaymentDialog, EditPaymentDialog } from "./payment-dialogs.tsx";
import { PaymentLinkRow } from "./payment-link-row.tsx";
import { usePaymentWrites } from "./use-payment-writes.ts";

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
  const dialogs = useEntryDialogs<PaymentLinkView>();
  const { remove } = usePaymentWrites(kidId);
  const deletion = useUndoableDelete({ remove, path: (id) => `/api/payment-links/${id}` });
  return (
    <>
      <Section
        id="payment-links"
        title="Contribution Tracking"
        query={links}
        action={
          links.data?.length !== 0 && (
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
              onClick={dialogs.add}
            >
              Add a payment link
            </Button>
          )
        }
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              picture={<EmptyMark icon={IconSchool} />}
              title="No payment links yet"
              message={`A 529 or Venmo link lets relatives add to ${firstName}'s future.`}
              action={<Button onClick={dialogs.add}>Add a payment link</Button>}
            />
          ) : (
            <ul className={rows.list}>
              {all.map((link) => (
                <PaymentLinkRow
                  key={link.id}
                  link={link}
                  given={givenText(link.id, contributions.data ?? [])}
                  deletion={deletion}
                  onEdit={() => dialogs.edit(link)}
                />
              ))}
            </ul>
          )
        }
      </Section>
      <AddPaymentDialog kidId={kidId} opened={dialogs.isAdding} onClose={dialogs.close} />
      {dialogs.edited && (
        <EditPaymentDialog
          key={dialogs.edited.key}
          kidId={kidId}
          link={dialogs.edited.entry}
          opened={dialogs.isEditing}
          onClose={dialogs.close}
        />
      )}
    </>
  );
}
