import type { KidView, PersonView } from "@giftling/domain";
import * as words from "@giftling/messages/people/people";
import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrency } from "../../access/use-currency.ts";
import { Button } from "../../components/button.tsx";
import { Avatar } from "../../components/picture/avatar.tsx";
import { ExpandableRows } from "../entries/expandable-rows.tsx";
import rows from "../entries/rows.module.css";
import selectable from "../entries/selectable-row.module.css";
import { isThankYouUnwritten } from "../gifts/life/gift-stage.ts";
import classes from "./people.module.css";
import { filterPeople, listFollowedKidNames, summarizeGifts } from "./person-text.ts";

const COLLAPSED_COUNT = 50;

/** Renders a list of people, sorted by newest gift, with filters (rule: people-page). */
export function PeopleList({
  people,
  kids,
  kidId,
  shownId,
}: {
  people: readonly PersonView[];
  kids: readonly KidView[];
  /** ID of the kid that the dashboard shows. */
  kidId: string;
  shownId: string | undefined;
}) {
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<words.PeopleFilter>("all");
  const shown = filterPeople(people, filter, typed);
  return (
    <>
      <div className={classes.filters}>
        <TextInput
          type="search"
          aria-label={words.peopleSearchLabel()}
          placeholder={words.peopleSearchPlaceholder()}
          leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <fieldset className={classes.choices} aria-label={words.filtersAriaLabel()}>
          {words.PEOPLE_FILTERS.map((one) => (
            <Button
              key={one}
              size="sm"
              variant={one === filter ? "outline" : "default"}
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {words.getPeopleFilterLabel(one)}
            </Button>
          ))}
        </fieldset>
      </div>
      {shown.length === 0 && (
        <p className={rows.emptyMessage} role="status">
          {words.noMatchMessage()}
        </p>
      )}
      <ExpandableRows all={shown} most={COLLAPSED_COUNT}>
        {(person) => (
          <PersonRow
            key={person.id}
            person={person}
            kids={kids}
            kidId={kidId}
            isShown={person.id === shownId}
          />
        )}
      </ExpandableRows>
    </>
  );
}

function PersonRow({
  person,
  kids,
  kidId,
  isShown,
}: {
  person: PersonView;
  kids: readonly KidView[];
  kidId: string;
  isShown: boolean;
}) {
  const currency = useCurrency();
  const { id, name, gifts, suggestedIds } = person;
  const follows = listFollowedKidNames(person, kids);
  return (
    <li className={`${rows.row} ${rows.withActions}`} data-entry={id}>
      <Avatar name={name} size={44} />
      <div className={rows.text}>
        <Link
          to="/dashboard/people"
          search={{ kid: kidId, person: id }}
          resetScroll={false}
          className={selectable.pick}
          activeProps={{}}
          aria-current={isShown}
        >
          <span className={rows.name}>{name}</span>
        </Link>
        <p className={rows.detail}>
          <span className={classes.gifts}>
            {gifts.length === 0 ? words.noGiftsLabel() : summarizeGifts(gifts, currency)}
          </span>
          {follows.length > 0 && <span>{words.followedKidsLabel(follows)}</span>}
          {suggestedIds.length > 0 && <span>{words.possibleDuplicateStatus()}</span>}
        </p>
      </div>
      <ThanksStatus gifts={gifts} />
    </li>
  );
}

function ThanksStatus({ gifts }: Pick<PersonView, "gifts">) {
  if (gifts.length === 0) return null;
  return gifts.some(isThankYouUnwritten) ? (
    <span className={`${rows.status} ${rows.statusWarm}`}>{words.pendingThankYouStatus()}</span>
  ) : (
    <span className={`${rows.status} ${rows.statusMuted}`}>{words.thankedStatus()}</span>
  );
}
