import {
  DEFAULT_QUIET_HOURS,
  MAIL_PREFERENCE_NAMES,
  type PushSettingsView,
} from "@giftling/domain";
import { actionErrorTitle } from "@giftling/messages/common";
import { getLocale } from "@giftling/messages/language";
import { saveSettingError } from "@giftling/messages/settings/page";
import * as words from "@giftling/messages/settings/push";
import { currentDeviceLabel, unknownDeviceLabel } from "@giftling/messages/settings/sessions";
import { NativeSelect } from "@mantine/core";
import { Button } from "../../../components/button.tsx";
import { formatDate } from "../../../components/format-relative-date.ts";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { useConfig } from "../../../page-context.ts";
import { AutoSaveSwitch } from "../auto-save-switch.tsx";
import rows from "../device-row.module.css";
import { isMailPreferenceAvailable } from "../mail-preferences-card.tsx";
import { QueryStatus } from "../query-status.tsx";
import { SettingSection } from "../setting-section.tsx";
import settings from "../settings.module.css";
import classes from "./push.module.css";
import {
  type PushUnavailableReason,
  usePushSettings,
  usePushSubscription,
} from "./use-push-subscription.ts";

type PushPreferences = PushSettingsView["preferences"];

/** Renders the settings for push notifications: devices, kinds of news and quiet hours (rule: web-push). */
export function PushSection() {
  const config = useConfig();
  const { query, save, reload } = usePushSettings();
  const { data } = query;
  return (
    <SettingSection title={words.getPushTitle()} lead={words.pushDescription()} isOnly>
      <QueryStatus query={query} errorTitle={words.pushLoadErrorTitle()} height={72} />
      {data && <PushDevices data={data} />}
      {data && data.subscriptions.length > 0 && (
        <>
          <div className={`${settings.switches} ${classes.group}`}>
            {MAIL_PREFERENCE_NAMES.filter((name) => isMailPreferenceAvailable(name, config)).map(
              (name) => (
                <AutoSaveSwitch
                  key={name}
                  name={`push ${name}`}
                  label={words.getPushSwitchLabel(name)}
                  description={words.getPushSwitchDescription(name)}
                  isOn={data.preferences[name]}
                  save={(isOn) => save({ [name]: isOn })}
                  reload={async () => (await reload())?.[name]}
                />
              ),
            )}
          </div>
          <QuietHours preferences={data.preferences} save={save} reload={reload} />
        </>
      )}
    </SettingSection>
  );
}

const OBSTACLES: Readonly<Record<NonNullable<PushUnavailableReason>, () => string>> = {
  unsupported: words.unsupportedBrowserNote,
  "not-installed": words.installRequiredNote,
  denied: words.permissionDeniedNote,
};

/**
 * Renders the devices with push notifications. Also renders a button that adds the current device, or a note about the
 * obstacle.
 */
function PushDevices({ data: { publicKey, subscriptions } }: { data: PushSettingsView }) {
  const { obstacle, ownEndpoint, turnOn, isTurningOn, turnOff, test } = usePushSubscription();
  if (publicKey === null) return <p className={settings.note}>{words.httpsRequiredNote()}</p>;
  const isOnHere = subscriptions.some(({ endpoint }) => endpoint === ownEndpoint);
  return (
    <>
      {subscriptions.length > 0 && (
        <ul className={settings.sessions}>
          {subscriptions.map(({ device, createdAt, endpoint }) => {
            const name = device ?? unknownDeviceLabel();
            return (
              <li key={endpoint} className={rows.row}>
                <p className={rows.facts}>
                  <strong>{name}</strong>
                  <span className={settings.small}>
                    {endpoint === ownEndpoint
                      ? currentDeviceLabel()
                      : words.pushEnabledLabel(formatDate(createdAt))}
                  </span>
                </p>
                <div className={rows.actions}>
                  <Button
                    variant="subtle"
                    size="sm"
                    aria-label={words.sendTestNotificationAriaLabel(name)}
                    onClick={() => test({ endpoint })}
                  >
                    {words.sendTestNotificationButton()}
                  </Button>
                  <Button
                    variant="subtle"
                    size="sm"
                    aria-label={words.disablePushAriaLabel(name)}
                    onClick={() => turnOff(endpoint)}
                  >
                    {words.disablePushButton()}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {!isOnHere && obstacle !== null && <p className={settings.note}>{OBSTACLES[obstacle]()}</p>}
      {!isOnHere && obstacle === null && (
        <Button variant="default" loading={isTurningOn} onClick={() => turnOn(publicKey)}>
          {words.enablePushButton()}
        </Button>
      )}
    </>
  );
}

/** Formats an hour of the day, such as "9:00 PM". */
const formatHour = (hour: number) =>
  new Date(2000, 0, 1, hour).toLocaleTimeString(getLocale(), {
    hour: "numeric",
    minute: "2-digit",
  });

/** Returns the city of a time zone, such as "Buenos Aires" for "America/Argentina/Buenos_Aires". */
const getCity = (timeZone: string) => timeZone.replace(/^.*\//, "").replaceAll("_", " ");

const hasQuietHours = ({ quietFrom, quietUntil }: PushPreferences) => quietFrom !== quietUntil;

function QuietHours({
  preferences,
  save,
  reload,
}: Pick<ReturnType<typeof usePushSettings>, "save" | "reload"> & {
  preferences: PushPreferences;
}) {
  const { quietFrom, quietUntil, timeZone } = preferences;
  const isOn = hasQuietHours(preferences);
  const select = (name: "quietFrom" | "quietUntil", label: string, hour: number, other: number) => (
    <NativeSelect
      label={label}
      data={Array.from({ length: 24 }, (_, value) => value)
        .filter((value) => value !== other)
        .map((value) => ({ value: String(value), label: formatHour(value) }))}
      value={hour}
      onChange={(event) => {
        save({ [name]: Number(event.currentTarget.value) }).catch((error: unknown) => {
          showErrorToast(actionErrorTitle(), error, saveSettingError());
          // The server may have saved the change, for example if only the response was lost.
          void reload();
        });
      }}
    />
  );
  return (
    <div className={`${settings.fields} ${classes.group}`}>
      <AutoSaveSwitch
        name="quiet hours"
        label={words.quietHoursLabel()}
        description={words.quietHoursDescription(timeZone && getCity(timeZone))}
        isOn={isOn}
        save={(wanted) => save(wanted ? DEFAULT_QUIET_HOURS : { quietFrom: 0, quietUntil: 0 })}
        reload={async () => {
          const stored = await reload();
          return stored && hasQuietHours(stored);
        }}
      />
      {isOn && (
        <div className={settings.pair}>
          {select("quietFrom", words.quietHoursStartLabel(), quietFrom, quietUntil)}
          {select("quietUntil", words.quietHoursEndLabel(), quietUntil, quietFrom)}
        </div>
      )}
    </div>
  );
}
