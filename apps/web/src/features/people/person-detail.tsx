import type { KidView, PersonView } from "@giftling/domain";
import * as words from "@giftling/messages/people/people";
import { ActionIcon } from "@mantine/core";
import { IconPencil, IconPlus, IconX } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useCurrency } from "../../access/use-currency.ts";
import { Button } from "../../components/button.tsx";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { Avatar } from "../../components/picture/avatar.tsx";
import rows from "../entries/rows.module.css";
import { useEntryDialogs } from "../entries/use-entry-dialogs.ts";
import classes from "./people.module.css";
import type { PersonDialogEntry } from "./person-dialogs.tsx";
import { PersonGifts } from "./person-gifts.tsx";
import { listFollowedKidNames, summarizeGifts } from "./person-text.ts";
import { usePersonMutations } from "./use-person-mutations.ts";

const PersonDialog = createLazyPopup(() => import("./person-dialogs.tsx"));

/** Renders a person's data and the parents' actions on the person (rule: people). */
export function PersonDetail({
  person,
  people,
  kids,
}: {
  person: PersonView;
  people: readonly PersonView[];
  kids: readonly KidView[];
}) {
  const { id, name, otherNames, note, suggestedIds, gifts } = person;
  const headingId = useId();
  const dialogs = useEntryDialogs<PersonDialogEntry>();
  const open = (name: PersonDialogEntry["name"]) => dialogs.edit({ person, name });
  const { mergeAtOnce } = usePersonMutations();
  const follows = listFollowedKidNames(person, kids);
  const suggested = people.filter((other) => suggestedIds.includes(other.id));
  const merge = (ids: string[]) =>
    mergeAtOnce.mutate(
      { id, ids },
      // Focuses the heading, because the pressed button disappears with the suggestions.
      { onSuccess: () => document.getElementById(headingId)?.focus({ preventScroll: true }) },
    );
  return (
    <section className={classes.detail} aria-labelledby={headingId}>
      <div className={classes.head}>
        <Avatar name={name} size={48} />
        <div>
          <h2 className={classes.name} id={headingId} tabIndex={-1}>
            {name}
          </h2>
          {otherNames.length > 0 && (
            <p className={rows.detail}>{words.otherNamesLabel(otherNames)}</p>
          )}
          {follows.length > 0 && <p className={rows.detail}>{words.followedKidsLabel(follows)}</p>}
        </div>
      </div>
      <PersonPart title={words.noteLabel()}>
        <p className={note === null ? rows.emptyMessage : classes.note}>
          {note ?? words.noNoteMessage()}
        </p>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
          onClick={() => open("edit")}
        >
          {words.editPersonButton()}
        </Button>
      </PersonPart>
      {suggested.length > 0 && (
        <PersonPart title={words.possibleDuplicatesTitle()} className={classes.suggestions}>
          {suggested.map((other) => (
            <MergeSuggestion key={other.id} other={other} onMerge={() => merge([other.id])} />
          ))}
          {suggested.length > 1 && (
            <Button
              size="sm"
              variant="default"
              className={classes.add}
              onClick={() => merge(suggestedIds)}
            >
              {words.mergeAllPeopleButton()}
            </Button>
          )}
        </PersonPart>
      )}
      <Addresses person={person} onAdd={() => open("addAddress")} />
      {gifts.length > 0 && (
        <PersonPart title={words.giftsTitle()}>
          <PersonGifts person={person} kids={kids} />
        </PersonPart>
      )}
      <PersonParts person={person} />
      {people.length > 1 && (
        <div>
          <Button size="sm" variant="default" onClick={() => open("merge")}>
            {words.mergeOtherPersonButton()}
          </Button>
        </div>
      )}
      {dialogs.edited && (
        <PersonDialog
          key={dialogs.edited.key}
          {...dialogs.edited.entry}
          people={people}
          opened={dialogs.isEditing}
          onClose={dialogs.close}
        />
      )}
    </section>
  );
}

function PersonPart({
  title,
  className,
  children,
}: {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={`${classes.part} ${className ?? ""}`}>
      <h3 className={classes.label}>{title}</h3>
      {children}
    </div>
  );
}

function MergeSuggestion({ other, onMerge }: { other: PersonView; onMerge: () => void }) {
  const currency = useCurrency();
  const gifts =
    other.gifts.length === 0 ? words.noGiftsLabel() : summarizeGifts(other.gifts, currency);
  return (
    <div className={classes.line}>
      <div>
        <p className={classes.what}>{other.name}</p>
        <p className={rows.detail}>{gifts}</p>
      </div>
      <Button
        size="sm"
        variant="default"
        aria-label={words.mergePersonAriaLabel(other.name, gifts)}
        onClick={onMerge}
      >
        {words.mergePersonButton()}
      </Button>
    </div>
  );
}

function Addresses({ person, onAdd }: { person: PersonView; onAdd: () => void }) {
  const { removeAddress } = usePersonMutations();
  const { addresses } = person;
  const hasRecipient = addresses.filter(({ state }) => state === "confirmed").length === 1;
  const confirmedStatus = hasRecipient ? words.thankYouAddressStatus : words.confirmedAddressStatus;
  return (
    <PersonPart title={words.addressesTitle()}>
      {addresses.length === 0 && <p className={rows.emptyMessage}>{words.noAddressMessage()}</p>}
      {addresses.map(({ id, email, state, isAdded }) => (
        <div key={id} className={classes.line}>
          <div>
            <p className={classes.what}>
              {email ??
                (state === "ended"
                  ? words.unsubscribedAddressLabel()
                  : words.unconfirmedAddressLabel())}
            </p>
            {state === "confirmed" && <p className={rows.detail}>{confirmedStatus()}</p>}
            {state === "waiting" && email !== null && (
              <p className={rows.detail}>{words.unconfirmedAddressStatus()}</p>
            )}
          </div>
          {isAdded && (
            <ActionIcon
              aria-label={words.removeAddressAriaLabel(email ?? words.unsubscribedAddressLabel())}
              onClick={() => removeAddress.mutate({ id })}
            >
              <IconX size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      <Button
        size="sm"
        variant="default"
        className={classes.add}
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        onClick={onAdd}
      >
        {words.addAddressButton()}
      </Button>
    </PersonPart>
  );
}

/** Renders the parts of a merged person, each with a button that separates the part from the person. */
function PersonParts({ person }: { person: PersonView }) {
  const { takeApart } = usePersonMutations();
  const currency = useCurrency();
  if (person.partIds.length === 0) return null;
  return (
    <PersonPart title={words.mergedPeopleTitle()}>
      {person.partIds.map((partId) => {
        const gifts = person.gifts.filter((gift) => gift.partId === partId);
        const address = person.addresses.find(({ id }) => id === partId);
        const label = address?.email ?? gifts[0]?.giverName ?? words.unsubscribedAddressLabel();
        return (
          <div key={partId} className={classes.line}>
            <div>
              <p className={classes.what}>{label}</p>
              {gifts.length > 0 && <p className={rows.detail}>{summarizeGifts(gifts, currency)}</p>}
            </div>
            <Button
              size="sm"
              variant="subtle"
              aria-label={words.separatePersonAriaLabel(label)}
              onClick={(event) => {
                event.currentTarget.closest("section")?.querySelector("h2")?.focus();
                takeApart.mutate({ id: person.id, partId });
              }}
            >
              {words.separatePersonButton()}
            </Button>
          </div>
        );
      })}
    </PersonPart>
  );
}
