import { addButton } from "@giftling/messages/dashboard/frame";
import { viewAllLink } from "@giftling/messages/dashboard/today";
import { IconPlus } from "@tabler/icons-react";
import { Button } from "../../components/button.tsx";
import { SHORTENED_LIST_LENGTH } from "./entry-list.tsx";
import classes from "./section.module.css";
import { type EntryListPath, SectionPageLink } from "./section-page-link.tsx";

/**
 * Renders the actions of a shortened section: the link to the page `seeAll` if the list has more entries, and the Add
 * button. On phones, Add is an icon (rule: dashboard-sections).
 */
export function ShortenedSectionActions({
  kidId,
  count = 0,
  shownCount = SHORTENED_LIST_LENGTH,
  seeAll,
  seeAllLabel,
  addLabel,
  onAdd,
}: {
  kidId: string;
  /** Number of all entries. Undefined while the list loads. */
  count?: number | undefined;
  shownCount?: number;
  seeAll: EntryListPath;
  /** Returns the accessible name of the link to all entries. `count` is the number of all entries. */
  seeAllLabel: ((count: number) => string) | undefined;
  addLabel: string;
  onAdd: () => void;
}) {
  return (
    <div className={classes.actions}>
      {count > shownCount && (
        <SectionPageLink
          to={seeAll}
          kidId={kidId}
          label={seeAllLabel?.(count)}
          text={viewAllLink(count)}
        />
      )}
      <Button
        variant="default"
        size="sm"
        className={classes.add}
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        aria-label={addLabel}
        onClick={onAdd}
      >
        {addButton()}
      </Button>
    </div>
  );
}
