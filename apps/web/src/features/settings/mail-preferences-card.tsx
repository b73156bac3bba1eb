import type { MailPreferences } from "@giftling/domain";
import { Skeleton, Switch } from "@mantine/core";
import { ErrorState } from "../../components/error-state.tsx";
import { showToast } from "../../components/toast.ts";
import { errorMessage, trpc } from "../../trpc.ts";
import { useConfig } from "../../use-config.ts";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

const SWITCHES: readonly { name: keyof MailPreferences; label: string; description: string }[] = [
  {
    name: "giftRecorded",
    label: "Somebody gave a gift",
    description: "Who gave what, summed up: at most one mail an hour.",
  },
  {
    name: "referralReward",
    label: "A friend joined",
    description: "When an invitation has earned you a month of Premium.",
  },
  {
    name: "trialReminders",
    label: "Your trial",
    description: "Three days before it ends, and when it has ended.",
  },
];

/** Which mails the parent gets. Saved at once, and put back when that fails. */
export function MailPreferencesCard() {
  const query = trpc.account.mailPreferences.useQuery();
  const { billing } = useConfig();
  return (
    <Setting
      title="E-mail"
      lead="What we write to you about. Mail about your account itself always comes."
    >
      {query.isError && (
        <ErrorState
          title="Your choices didn't load"
          message="Everything is safe. Please try again."
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton height={180} radius="md" aria-hidden />}
      {query.data && (
        <div className={classes.switches}>
          {SWITCHES.filter(({ name }) => billing || name === "giftRecorded").map((one) => (
            <PreferenceSwitch key={one.name} {...one} isOn={query.data[one.name]} />
          ))}
        </div>
      )}
    </Setting>
  );
}

function PreferenceSwitch({
  name,
  label,
  description,
  isOn,
}: (typeof SWITCHES)[number] & { isOn: boolean }) {
  const utils = trpc.useUtils();
  const show = (value: boolean) =>
    utils.account.mailPreferences.setData(undefined, (all) => all && { ...all, [name]: value });
  const save = trpc.account.updateMailPreferences.useMutation({
    // One after the other: the last turn of the switch is the one that stays.
    scope: { id: `mail-${name}` },
    onMutate: (input) => show(input[name] === true),
    onError: (error, input) => {
      show(input[name] !== true);
      const message = errorMessage(error, "Failed to save this setting. Please try again.");
      showToast({ title: "Error", message, tone: "error" });
    },
  });
  return (
    <Switch
      className={classes.switch}
      labelPosition="left"
      label={label}
      aria-label={label}
      description={description}
      checked={isOn}
      onChange={(event) => save.mutate({ [name]: event.currentTarget.checked })}
    />
  );
}
