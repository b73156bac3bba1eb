import type { ParentKidView } from "@giftling/domain";
import * as words from "@giftling/messages/settings/hub";
import { mailPreferencesLoadErrorTitle } from "@giftling/messages/settings/mail";
import { trpc } from "../../trpc.ts";
import { AutoSaveSwitch } from "./auto-save-switch.tsx";
import { QueryStatus } from "./query-status.tsx";
import { SettingSection } from "./setting-section.tsx";
import classes from "./settings.module.css";

/** Renders a switch for each kid that hides the gifts' names until their arrival (rule: surprises). */
export function SurprisesSection() {
  const kids = trpc.kids.list.useQuery();
  return (
    <SettingSection title={words.surprisesTitle()} lead={words.surprisesDescription()} isOnly>
      <QueryStatus query={kids} errorTitle={mailPreferencesLoadErrorTitle()} height={72} />
      {kids.data && (
        <div className={classes.switches}>
          {kids.data.map((kid) => (
            <SurprisesSwitch
              key={kid.id}
              kid={kid}
              reload={async () =>
                (await kids.refetch()).data?.find(({ id }) => id === kid.id)?.keepsSurprises
              }
            />
          ))}
        </div>
      )}
    </SettingSection>
  );
}

function SurprisesSwitch({
  kid: { id, firstName, keepsSurprises },
  reload,
}: {
  kid: ParentKidView;
  reload: () => Promise<boolean | undefined>;
}) {
  const utils = trpc.useUtils();
  const update = trpc.kids.update.useMutation({
    // Merges only the switch, because another edit of the kid may be saving at the same time.
    onSuccess: (saved) =>
      utils.kids.list.setData(undefined, (kids) =>
        kids?.map((kid) =>
          kid.id === id ? { ...kid, keepsSurprises: saved.keepsSurprises } : kid,
        ),
      ),
  });
  return (
    <AutoSaveSwitch
      name={`surprises ${id}`}
      label={words.surpriseSwitchLabel(firstName)}
      description={
        keepsSurprises
          ? words.surpriseOnDescription(firstName)
          : words.surpriseOffDescription(firstName)
      }
      isOn={keepsSurprises}
      save={(isOn) => update.mutateAsync({ id, keepsSurprises: isOn })}
      reload={reload}
    />
  );
}
