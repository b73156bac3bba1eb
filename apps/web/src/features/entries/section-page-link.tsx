import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";

/** Path of a dashboard page that lists all entries of one kind, such as wishes. */
export type EntryListPath = "/dashboard/wishlist" | "/dashboard/giving" | "/dashboard/news";

/** Renders a section's link to a page of the kid's dashboard. `label` is the link's accessible name. */
export function SectionPageLink({
  to,
  kidId,
  label,
  text,
}: {
  to: EntryListPath;
  kidId: string;
  label: string | undefined;
  text: string;
}) {
  return (
    <Button
      variant="subtle"
      size="sm"
      renderRoot={(props) => <Link to={to} search={{ kid: kidId }} aria-label={label} {...props} />}
    >
      {text}
    </Button>
  );
}
