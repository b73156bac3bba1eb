import {
  formatBirthday,
  normalizeFamilyUrl,
  type OnboardingDraft,
  type OnboardingStep,
} from "@giftling/domain";
import { IconSchool, IconWallet } from "@tabler/icons-react";
import { Avatar } from "../../components/avatar.tsx";
import { gradeLabel } from "../kids/grade-field.tsx";
import classes from "./hub-preview.module.css";

const hasText = (text: string) => text.trim() !== "";

/** The hub filling in beside the questions: what relatives will see, drawn from the draft alone. */
export function HubPreview({ draft, step }: { draft: OnboardingDraft; step: OnboardingStep }) {
  const name = draft.kidFirstName.trim();
  const birthday = formatBirthday(draft.birthdayMonth, draft.birthdayDay);
  const facts = [
    birthday === null ? null : `Birthday ${birthday}`,
    draft.grade === null ? null : gradeLabel(draft.grade),
  ].filter((fact) => fact !== null);
  return (
    <aside className={classes.preview} aria-label="Preview of your hub">
      <p className={classes.caption}>What relatives will see</p>
      <div className={classes.page}>
        <p className={classes.bar}>
          {window.location.host}/hub/{normalizeFamilyUrl(draft.familyUrl) || "your-family"}
        </p>
        <div className={classes.cover} aria-hidden />
        <div className={classes.kid}>
          <Avatar name={name || "?"} src={draft.avatarUrl} size={84} />
          <p className={classes.name}>{name || "Your child's name"}</p>
          {facts.length > 0 && <p className={classes.facts}>{facts.join(" · ")}</p>}
          {hasText(draft.bio) && <p className={classes.bio}>{draft.bio}</p>}
        </div>
        <ul className={classes.things}>
          {hasText(draft.educationUrl) && (
            <li className={classes.thing}>
              <IconSchool size={20} stroke={1.5} aria-hidden />
              529 Education Savings
            </li>
          )}
          {hasText(draft.venmoUrl) && (
            <li className={classes.thing}>
              <IconWallet size={20} stroke={1.5} aria-hidden />
              Venmo
            </li>
          )}
          {(hasText(draft.updateTitle) || hasText(draft.updateContent)) && (
            <li className={classes.news}>
              <strong>{draft.updateTitle.trim() || "Your first update"}</strong>
              <span className={classes.newsText}>{draft.updateContent}</span>
            </li>
          )}
          {step < 3 && <li className={classes.later}>Ways to give</li>}
          {step < 4 && <li className={classes.later}>Family updates</li>}
        </ul>
      </div>
    </aside>
  );
}
