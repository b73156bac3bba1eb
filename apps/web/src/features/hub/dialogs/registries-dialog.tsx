import { listUnprioritizedLinks } from "@giftling/domain";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { useHub, useHubTextProps } from "../flow/hub-context.ts";
import { RegistryActions } from "../sections/giving/priority-actions.tsx";
import classes from "./dialogs.module.css";

/** Renders the kid's registry links, except priorities (rule: hub-blocks). */
export function RegistriesDialog() {
  const { hub } = useHub();
  const own = useHubTextProps();
  const { registryLinks } = listUnprioritizedLinks(hub);
  return (
    <ul className={classes.registries}>
      {registryLinks.map((link) => (
        <li key={link.id} className={classes.registry}>
          <div>
            <h3 className={classes.thingName} {...own}>
              {link.label}
            </h3>
            {link.description !== null && (
              <p className={dialogClasses.soft} {...own}>
                {link.description}
              </p>
            )}
          </div>
          <RegistryActions link={link} tone="calm" />
        </li>
      ))}
    </ul>
  );
}
