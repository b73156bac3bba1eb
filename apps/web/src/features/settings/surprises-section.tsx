import type { OwnKid } from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { SavedSwitch } from "./saved-switch.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/** For children who read their own page: who gave is told, and what only once it is received (rule: surprises). */
export function SurprisesSection() {
  const kids = trpc.kids.list.useQuery();
  if (!kids.data?.length) return null;
  return (
    <Setting
      title="Surprises"
      lead="For a child who reads the hub too. What was bought leaves the list without a word, and the wall says “Grandma · a gift” until the gift is received. You still see everything in your dashboard, so that you can coordinate, say thank you, and not buy it twice."
    >
      <div className={classes.switches}>
        {kids.data.map((kid) => (
          <KeepsSurprises key={kid.id} kid={kid} />
        ))}
      </div>
    </Setting>
  );
}

function KeepsSurprises({ kid: { id, firstName, keepsSurprises } }: { kid: OwnKid }) {
  const utils = trpc.useUtils();
  const update = trpc.kids.update.useMutation({
    onSuccess: (saved) => {
      utils.kids.list.setData(undefined, (kids) =>
        kids?.map((kid) => (kid.id === saved.id ? saved : kid)),
      );
      void utils.hub.invalidate();
    },
  });
  return (
    <SavedSwitch
      name={`surprises ${id}`}
      label={`Keep ${firstName}'s gifts a surprise`}
      description={
        keepsSurprises
          ? `On: ${firstName}'s page tells who gave, and not what.`
          : `Off: ${firstName}'s page tells who gave what.`
      }
      isOn={keepsSurprises}
      save={(isOn) => update.mutateAsync({ id, keepsSurprises: isOn })}
    />
  );
}
