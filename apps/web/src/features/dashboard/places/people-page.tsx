import "../../../styles/mantine.css";
import { findPerson } from "@giftling/domain";
import * as words from "@giftling/messages/people/people";
import { useMediaQuery } from "@mantine/hooks";
import { IconChevronLeft, IconHeart } from "@tabler/icons-react";
import { Link, useSearch } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { EmptyState } from "../../../components/loading/empty-state.tsx";
import { useDocumentTitle } from "../../../components/page/use-document-title.ts";
import { trpc } from "../../../trpc.ts";
import { DashboardSection } from "../../entries/dashboard-section.tsx";
import { EmptySectionIcon } from "../../entries/empty-section-icon.tsx";
import rows from "../../entries/rows.module.css";
import classes from "../../people/people.module.css";
import { PeopleList } from "../../people/people-list.tsx";
import { PersonDetail } from "../../people/person-detail.tsx";
import { useDashboard } from "../dashboard-context.ts";
import pages from "./dashboard-pages.module.css";
import { WIDE_VIEWPORT_MEDIA_QUERY } from "./wish-detail-module.ts";

/** Renders /dashboard/people: givers and followers, and details of the person in the URL (rule: people-page). */
export default function PeoplePage() {
  const { kid, kids } = useDashboard();
  const { person: id } = useSearch({ from: "/dashboard" });
  const isWide = useMediaQuery(WIDE_VIEWPORT_MEDIA_QUERY, false, {
    getInitialValueInEffect: false,
  });
  const query = trpc.people.list.useQuery();
  const shown = id === undefined ? undefined : findPerson(query.data ?? [], id);
  useDocumentTitle(shown?.name ?? words.peopleTitle());
  const detail = query.data && id !== undefined && (
    <div className={classes.beside}>
      {shown === undefined ? (
        <p className={rows.emptyMessage} role="status">
          {words.personNotFoundMessage()}
        </p>
      ) : (
        // Merging or splitting a person changes the person's ID, but not the ID in the URL.
        <PersonDetail key={id} person={shown} people={query.data} kids={kids} />
      )}
    </div>
  );
  return (
    <>
      <div className={pages.headingText}>
        <h1 className={pages.title}>{words.peopleTitle()}</h1>
        {(isWide || id === undefined) && <p className={pages.facts}>{words.peopleDescription()}</p>}
      </div>
      {!isWide && id !== undefined && query.data ? (
        <>
          <Button
            variant="subtle"
            className={classes.back}
            leftSection={<IconChevronLeft size={20} stroke={1.5} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/dashboard/people" search={{ kid: kid.id }} {...props} />
            )}
          >
            {words.backToPeopleLink()}
          </Button>
          {detail}
        </>
      ) : (
        <div className={classes.layout}>
          <DashboardSection
            id="people"
            title={words.allPeopleTitle()}
            query={query}
            skeletonRows={5}
          >
            {(people) =>
              people.length === 0 ? (
                <EmptyState
                  picture={<EmptySectionIcon icon={IconHeart} />}
                  title={words.noPeopleTitle()}
                  message={words.noPeopleMessage()}
                />
              ) : (
                <PeopleList people={people} kids={kids} kidId={kid.id} shownId={shown?.id} />
              )
            }
          </DashboardSection>
          {isWide && (detail || (query.data && query.data.length > 0 && <Hint />))}
        </div>
      )}
    </>
  );
}

function Hint() {
  return (
    <div className={`${classes.beside} ${classes.hint}`}>
      <EmptySectionIcon icon={IconHeart} />
      <p>{words.selectPersonHint()}</p>
    </div>
  );
}
