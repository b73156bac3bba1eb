import { isEducationSavings, type PaymentLinkView, type RegistryLinkView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import { IconGift, IconSeedling, IconWallet } from "@tabler/icons-react";
import { useHub, useHubTextProps } from "../../flow/hub-context.ts";
import pageClasses from "../../page/hub-page.module.css";
import buttons from "../hub-buttons.module.css";
import { EducationSteps } from "./education-steps.tsx";
import classes from "./hub-payment-links.module.css";
import { PaymentActions, RegistryActions } from "./priority-actions.tsx";

/** Renders a hub's payment links, and a button that opens the list of registries (rule: hub-blocks). */
export function HubPaymentLinks({
  paymentLinks,
  registryLinks,
}: {
  paymentLinks: readonly PaymentLinkView[];
  registryLinks: readonly RegistryLinkView[];
}) {
  return (
    <section className={pageClasses.section} id="help" aria-labelledby="other-ways">
      <h2 id="other-ways">{words.otherLinksHeading()}</h2>
      <p className={pageClasses.lead}>{words.otherLinksDescription()}</p>
      <ul className={`${pageClasses.card} ${classes.list}`}>
        {paymentLinks.map((link) => (
          <PaymentWay key={link.id} link={link} />
        ))}
        {registryLinks.length > 0 && <RegistriesWay links={registryLinks} />}
      </ul>
    </section>
  );
}

function PaymentWay({ link }: { link: PaymentLinkView }) {
  const own = useHubTextProps();
  const { description } = link;
  const isEducation = isEducationSavings(link.type);
  const Icon = isEducation ? IconSeedling : IconWallet;
  return (
    <li className={classes.way}>
      <div className={classes.head}>
        <Icon size={28} stroke={1.5} aria-hidden />
        <div>
          <h3 className={classes.title} {...own}>
            {link.label}
          </h3>
          {description !== null && (
            <p className={classes.description} {...own}>
              {description}
            </p>
          )}
        </div>
      </div>
      {isEducation ? (
        <EducationSteps link={link} tone="calm" />
      ) : (
        <div className={classes.actions}>
          <PaymentActions link={link} tone="calm" />
        </div>
      )}
    </li>
  );
}

function RegistriesWay({ links }: { links: readonly RegistryLinkView[] }) {
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
          {links.map((link) => (
            <RegistryActions key={link.id} link={link} tone="calm" />
          ))}
        </noscript>
      </div>
    </li>
  );
}
