import type { HubKidView, HubView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import { Avatar } from "../../../../components/picture/avatar.tsx";
import { getTextLanguageProps } from "../../../../components/text-language-props.ts";
import { formatGrade } from "./format-grade.ts";
import classes from "./kid-selector.module.css";

/** Scrolls the row of kids' cards so that the selected kid's card is centered. */
function centerCard(card: HTMLAnchorElement | null): void {
  const row = card?.closest("ul");
  if (!card || !row) return;
  row.scrollLeft = card.offsetLeft - row.offsetLeft - (row.clientWidth - card.offsetWidth) / 2;
}

/** Renders the family's kids as cards. Each card links to the kid's hub URL (rule: kid-address). */
export function KidSelector({ kids, hub }: { kids: readonly HubKidView[]; hub: HubView }) {
  return (
    <nav aria-label={words.kidSelectorAriaLabel()}>
      <ul className={classes.kids}>
        {kids.map((kid) => (
          <li key={kid.id}>
            <a
              href={`/hub/${hub.familyUrl}?kid=${encodeURIComponent(kid.id)}`}
              ref={kid.id === hub.kid.id ? centerCard : undefined}
              className={classes.kid}
              aria-current={kid.id === hub.kid.id ? "true" : undefined}
            >
              <Avatar name={kid.firstName} src={kid.avatarUrl} size={48} />
              <span className={classes.text}>
                <span className={classes.name} {...getTextLanguageProps(hub.language)}>
                  {kid.firstName}
                </span>
                <span className={classes.grade}>{formatGrade(kid.grade)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
