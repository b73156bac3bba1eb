import { getEducationLink, type LinkWithKind } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import { IconGift } from "@tabler/icons-react";
import { useHub, useHubTextProps } from "../../flow/hub-context.ts";
import pageClasses from "../../page/hub-page.module.css";
import buttons from "../hub-buttons.module.css";
import { EducationSteps } from "./education-steps.tsx";
import { getGivingIcon } from "./giving-icon.ts";
import classes from "./other-links.module.css";
import { LinkActions } from "./priority-actions.tsx";

/** Renders a hub's links without a slot. A button opens the list of registry links (rule: hub-blocks). */
export function OtherLinks({ links }: { links: readonly LinkWithKind[] }) {
  const registries = links.filter(({ kind }) => kind === "registryLink");
  return (
    <section className={pageClasses.section} id="help" aria-labelledby="other-ways">
      <h2 id="other-ways">{words.otherLinksHeading()}</h2>
      <p className={pageClasses.lead}>{words.otherLinksDescription()}</p>
      <ul className={`${pageClasses.card} ${classes.list}`}>
        {links.map(
          (entry) => entry.kind !== "registryLink" && <OtherLink key={entry.link.id} {...entry} />,
        )}
        {registries.length > 0 && <RegistriesItem links={registries} />}
      </ul>
    </section>
  );
}

function OtherLink(entry: LinkWithKind) {
  const own = useHubTextProps();
  const { label, description } = entry.link;
  const educationLink = getEducationLink(entry);
  const Icon = getGivingIcon(entry);
  return (
    <li className={classes.way}>
      <div className={classes.head}>
        <Icon size={28} stroke={1.5} aria-hidden />
        <div>
          <h3 className={classes.title} {...own}>
            {label}
          </h3>
          {description !== null && (
            <p className={classes.description} {...own}>
              {description}
            </p>
          )}
        </div>
      </div>
      {educationLink === null ? (
        <div className={classes.actions}>
          <LinkActions {...entry} tone="calm" />
        </div>
      ) : (
        <EducationSteps link={educationLink} tone="calm" />
      )}
    </li>
  );
}

function RegistriesItem({ links }: { links: readonly LinkWithKind[] }) {
  const { hub, send } = useHub();
  return (
    <li className={classes.way}>
      <div className={classes.head}>
        <IconGift size={28} stroke={1.5} aria-hidden />
        <div>
          <h3 className={classes.title}>{words.registriesHeading()}</h3>
          <p className={classes.description}>
            {words.registriesDescription(hub.kid.firstName, links.length)}
          </p>
        </div>
      </div>
      <div className={classes.actions}>
        <button
          type="button"
          className={buttons.outline}
          onClick={() => send({ type: "opened", dialog: { kind: "registries" } })}
        >
          {words.otherRegistriesLabel()}
        </button>
        <noscript>
          {links.map((entry) => (
            <LinkActions key={entry.link.id} {...entry} tone="calm" />
          ))}
        </noscript>
      </div>
    </li>
  );
}
